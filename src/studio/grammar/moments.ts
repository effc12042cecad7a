const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})Z$/

/** A moment of a definition as a calendar has it; undefined where it is none, or of a day that there is not. */
export function pickedOf(moment: string): string | undefined {
  const [, day, time] = written.exec(moment) ?? []
  const read = new Date(moment)
  if (day === undefined || Number.isNaN(read.getTime()) || !read.toISOString().startsWith(day))
    return undefined
  return `${day} ${time}`
}

/** What was picked, in UTC, as definitions have it. @param picked 2026-12-24 18:00:00 */
export function momentOf(picked: string): string {
  const [day = '', time = ''] = picked.split(/[ T]/)
  return `${day}T${`${time.slice(0, 8)}:00:00`.slice(0, 8)}Z`
}
