/**
 * A function that keeps its latest answers, by what it was asked with: tables of a match cost milliseconds and serve it from
 * its beginning to its end.
 * @param most answers that are kept; the one that was asked for longest ago goes first
 */
export function remember<Asked extends readonly (number | string)[], Answer>(
  answer: (...asked: Asked) => Answer,
  most = 200,
): (...asked: Asked) => Answer {
  const known = new Map<number | string, Answer>()
  return (...asked) => {
    // A number alone needs no text, which would take longer than what is remembered.
    const key = asked.length === 1 ? (asked[0] as number | string) : asked.join(' ')
    const found = known.get(key) ?? answer(...asked)
    known.delete(key)
    known.set(key, found)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return found
  }
}
