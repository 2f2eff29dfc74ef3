public import Rewriter
