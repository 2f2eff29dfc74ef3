import Rewriter
let parser = Parser()!
let tree = try parser.parse(SourceFile(path: "x", bytes: Array(readLine(strippingNewline: false)!.utf8)))
for node in tree.nodes { print(node.kind, node.field, node.range) }
