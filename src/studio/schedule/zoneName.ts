/** The time zone of whoever looks, with how far it is from UTC at a moment: Europe/Riga, GMT+2. */
export function zoneName(at: Date = new Date()): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const { timeZone } = format.resolvedOptions()
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone}, ${offset}`
}

/** A moment as an input of date and time has it, by the clock of whoever looks. */
export function inputValue(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
