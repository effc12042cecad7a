const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The day of the calendar that a moment falls on in a time zone (IANA), as an ISO date. Where the zone is not known
 * here, that of UTC: a browser may be older than a zone.
 */
export function dayIn(timeZone: string, moment: Date): string {
  const format = formatOf(timeZone)
  if (!format) return moment.toISOString().slice(0, 10)
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
}

/** Whether it is a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  return formatOf(name) !== undefined
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone)
  if (known) return known
  try {
    const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(timeZone, made)
    return made
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
