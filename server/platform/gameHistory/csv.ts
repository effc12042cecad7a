/** How a spreadsheet knows that the text is UTF-8. */
export const byteOrderMark = '\u{FEFF}'

/**
 * A line of a file that spreadsheets open (RFC 4180). A text that a spreadsheet would take for a formula begins with an
 * apostrophe: names of rounds and games are other people's words.
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless
}
