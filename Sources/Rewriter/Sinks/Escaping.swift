extension String {
    /// The text with some scalars spelt otherwise. Unlike a replacement of characters it also finds those that a
    /// combining mark follows, so that nothing slips through.
    func escaping(_ spelling: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        result.reserveCapacity(utf8.count + 16)
        for scalar in unicodeScalars {
            if let text = spelling(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    /// The text as one word of a POSIX shell.
    public var shellWord: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ",", "=", "+", ":": true
                default: false
                }
            }
        return isPlain ? self : "'" + escaping { $0 == "'" ? "'\\''" : nil } + "'"
    }

    /// The text between the tags of a page.
    var inMarkup: String {
        escaping { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: nil
            }
        }
    }

    /// JSON inside a page's `script` element, such that nothing in it can end the element. These scalars stand in JSON
    /// inside strings only.
    var inScript: String {
        escaping { scalar in
            switch scalar {
            case "<": "\\u003c"
            case ">": "\\u003e"
            case "&": "\\u0026"
            case "\u{2028}": "\\u2028"
            case "\u{2029}": "\\u2029"
            default: nil
            }
        }
    }

    /// The text as the message of a workflow command of GitHub.
    var inWorkflowCommand: String {
        escaping { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: nil
            }
        }
    }

    /// The text as the value of a property of a workflow command.
    var inWorkflowProperty: String {
        inWorkflowCommand.escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
    }

    /// The text as GitHub's Markdown shows it verbatim within a line: no markup, no HTML, and no mention of people,
    /// issues or addresses.
    var inMarkdown: String {
        var last: Unicode.Scalar?
        return printable.escaping { scalar in
            defer { last = scalar }
            switch scalar {
            case "&": return "&amp;"
            case "<": return "&lt;"
            case ">": return "&gt;"
            // An empty comment keeps `@name` and `#12` from becoming links, a backslash `https://…` and `www.…`.
            case "@", "#": return "\(scalar)<!-- -->"
            case "/": return last == ":" ? "\\/" : nil
            case ".": return last == "w" || last == "W" ? "\\." : nil
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$": return "\\\(scalar)"
            default: return nil
            }
        }
    }

    /// The text as a code span of Markdown, also inside a table.
    var asMarkdownCode: String {
        let text = printable.escaping { $0 == "|" ? "\\|" : nil }
        var longest = 0
        var run = 0
        for scalar in text.unicodeScalars {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let isPadded = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
        return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
    }

    /// The text as a message of SARIF, where braces enclose arguments and `[…](…)` is a link.
    var inSARIFMessage: String {
        var last: Unicode.Scalar?
        return escaping { scalar in
            defer { last = scalar }
            switch scalar {
            case "{": return "{{"
            case "}": return "}}"
            case "(": return last == "]" ? " (" : nil
            default: return nil
            }
        }
    }

    /// The path as a relative reference of a URI: everything but unreserved characters and slashes is encoded.
    var asURIPath: String {
        var result = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }
}
