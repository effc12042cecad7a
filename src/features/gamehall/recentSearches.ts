/** Name that the browser keeps them under. */
export const RECENT_KEY = 'game_searches'

/** How many are kept. */
const most = 6
/** The longest that is, in characters. */
const longest = 60

/** What was looked for, the last first; whatever else stands there is nobody's search. */
export function readRecent(kept: unknown): string[] {
  if (typeof kept !== 'string') return []
  try {
    const list: unknown = JSON.parse(kept)
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** The list with one more search, as it is kept. */
export function withRecent(recent: readonly string[], query: string): string {
  const text = query.trim().slice(0, longest)
  if (text === '') return JSON.stringify(recent)
  const others = recent.filter((one) => one.toLowerCase() !== text.toLowerCase())
  return JSON.stringify([text, ...others].slice(0, most))
}
