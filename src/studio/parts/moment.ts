const today = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const before = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A moment as an editor says it: the time alone where it was today. */
export function moment(text: string): string {
  const date = new Date(text)
  return (date.toDateString() === new Date().toDateString() ? today : before).format(date)
}
