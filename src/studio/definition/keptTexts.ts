/** A text that was typed and not saved, and what it was typed over. */
export type KeptText = { text: string; base: { text: string; etag: string | undefined } }

const nameOf = (key: string) => `studio.text.${key}`

/** What was typed and not saved outlives a reload, a crash and the end of a session; on this device alone. */
export const keptTexts = {
  read(key: string): KeptText | undefined {
    try {
      const kept = localStorage.getItem(nameOf(key))
      return kept === null ? undefined : (JSON.parse(kept) as KeptText)
    } catch {
      return undefined
    }
  },
  /** Where the store is full, or not allowed, what is typed stays in the page alone. */
  write(key: string, kept: KeptText): void {
    try {
      localStorage.setItem(nameOf(key), JSON.stringify(kept))
    } catch {}
  },
  forget: (key: string): void => localStorage.removeItem(nameOf(key)),
}
