/**
 * Reads JSON texts, and answers for each the very object of the last time where it is the same text: what was found out
 * of an object is known of it still (`memo`), so that one changed definition does not cost a whole site. The objects are
 * nobody else's, so that nothing is known of one that its owner has changed.
 */
export function createKeeper(): (texts: readonly string[]) => unknown[] {
  let kept = new Map<string, unknown>()
  return (texts) => {
    const now = texts.map((text) => kept.get(text) ?? JSON.parse(text))
    kept = new Map(texts.map((text, at) => [text, now[at]]))
    return now
  }
}
