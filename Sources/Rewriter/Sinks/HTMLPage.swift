/// The frame of our pages: a single file each, which loads nothing and sends nothing, whatever it holds.
struct HTMLPage {
    let title: String
    /// Markup.
    let body: String

    var rendered: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>\(title.inMarkup)</title>
        <style>
        \(HTMLReportStyle.sheet)
        </style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// Nothing may be loaded or sent, whatever the page holds.
    private static let policy =
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
}
