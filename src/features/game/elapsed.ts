/** Seconds as a clock shows them, in the digits of the reader: 1:02:03. */
export function elapsed(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false })
  const one = new Intl.NumberFormat(locale, { useGrouping: false })
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part, at) => (at === 0 ? one : two).format(part)).join(':')
}
