/// One commit as a mail in mbox form, as `git format-patch` writes it.
struct PatchMail {
    let number: Int
    let count: Int
    let author: Signature
    let title: String
    let body: String
    let diff: [UInt8]

    /// `0001-Use-glass.patch`
    var fileName: String {
        let words = title.utf8.split { !isLetterOrDigit($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "_") }
        let slug = words.map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: "-")
        let short = slug.prefix(52).drop { $0 == "." || $0 == "-" }.trimmingSuffix { $0 == "-" || $0 == "." }
        let digits = String(number)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-"
            + (short.isEmpty ? "patch" : short)
            + ".patch"
    }

    var rendered: [UInt8] {
        var content = Array((message + "---\n\n").utf8)
        content += diff
        content += "-- \nglass-migrate\n\n".utf8
        // Git drops carriage returns at line ends of a mail, but not of what a mail carries encoded.
        let isPlain = !content.contains(UInt8(ascii: "\r"))
        let header = """
            From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
            From: \(encodedWords(author.name, isName: true)) <\(author.email.filter { !$0.isNewline && $0 != "<" && $0 != ">" })>
            Date: \(mailDate(author.seconds, author.offsetMinutes))
            Subject: [PATCH\(count > 1 ? " \(number)/\(count)" : "")] \(encodedWords(subject, isName: false))
            MIME-Version: 1.0
            Content-Type: text/plain; charset=UTF-8
            Content-Transfer-Encoding: \(isPlain ? "8bit" : "base64")


            """
        return Array(header.utf8) + (isPlain ? content : base64(content))
    }

    private var subject: String { title.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The message without its subject. Lines that `git am` would take for the end of the message, or for a header,
    /// are indented.
    private var message: String {
        var lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            ["---", "diff -", "Index: ", "From ", ">From "].contains { line.hasPrefix($0) } ? " " + line : String(line)
        }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        if let first = lines.first?.lowercased(),
            ["from:", "date:", "subject:", "[patch"].contains(where: first.hasPrefix)
        {
            lines[0] = " " + lines[0]
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: false
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isDropped(last) { text.removeLast() }
        return String(text)
    }
}

/// Header text as RFC 2047 has it: as it is when it is plain, otherwise in encoded words of at most 75 bytes.
/// - Parameter isName: whether the text stands in front of an address, where more characters have a meaning.
private func encodedWords(_ text: String, isName: Bool) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        isLetterOrDigit(byte) || (isName ? " !#$%&'*+-/^_`{|}~.".utf8.contains(byte) : byte >= 0x20 && byte < 0x7F)
    }
    if isPlain, isName || !text.contains("=?") { return text }
    var words: [String] = []
    var word = ""
    for character in text.unicodeScalars {
        let encoded = String(character).utf8.map { byte in
            if isLetterOrDigit(byte) { return String(UnicodeScalar(byte)) }
            return byte == UInt8(ascii: " ") ? "_" : "=" + hexadecimal(byte)
        }.joined()
        if word.utf8.count + encoded.utf8.count > 63 {
            words.append(word)
            word = ""
        }
        word += encoded
    }
    words.append(word)
    return words.map { "=?UTF-8?q?\($0)?=" }.joined(separator: "\n ")
}

private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
}

private func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 3 / 2)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for place in 0..<4 {
            result.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
        }
        if start / 3 % 19 == 18 { result.append(UInt8(ascii: "\n")) }
    }
    if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    return result
}

/// A time as mails have it: `Fri, 2 Jan 2026 03:04:05 +0100`.
func mailDate(_ seconds: Int64, _ offsetMinutes: Int32) -> String {
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let local = seconds + Int64(offsetMinutes) * 60
    let days = local >= 0 ? local / 86400 : (local - 86399) / 86400
    let time = local - days * 86400
    // Days since 1 March of year 0, in cycles of 400 years; years begin in March, so that leap days come last.
    let shifted = days + 719_468
    let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let day = shifted - cycle * 146_097
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    let names = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"]
    let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][Int((days % 7 + 7) % 7)]
    let date =
        "\(dayOfYear - (153 * month + 2) / 5 + 1) \(names[Int(month)]) \(year + cycle * 400 + (isNextYear ? 1 : 0))"
    let clock = [time / 3600, time / 60 % 60, time % 60].map(two).joined(separator: ":")
    let offset = Int64(offsetMinutes.magnitude)
    return "\(weekday), \(date) \(clock) \(offsetMinutes < 0 ? "-" : "+")\(two(offset / 60))\(two(offset % 60))"
}
