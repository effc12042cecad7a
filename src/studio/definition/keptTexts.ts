/** A text that was typed and not saved, and what it was typed over. */
export type KeptText = { text: string; base: { text: string; etag: string | undefined } }

const nameOf = (key: string) => `studio.text.${key}`

/** Milliseconds without a change after which it is written: a long text takes longer than a picture of the screen may. */
const pause = 300

/** What is still to be written. */
const pending = new Map<string, KeptText>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Where the store is full, or not allowed, what is typed stays in the page alone. */
function writeAll(): void {
  clearTimeout(timer)
  for (const [key, kept] of pending)
    try {
      localStorage.setItem(nameOf(key), JSON.stringify(kept))
    } catch {}
  pending.clear()
}
addEventListener('pagehide', writeAll)

/** What was typed and not saved outlives a reload, a crash and the end of a session; on this device alone. */
export const keptTexts = {
  read(key: string): KeptText | undefined {
    const known = pending.get(key)
    if (known) return known
    try {
      const kept = localStorage.getItem(nameOf(key))
      return kept === null ? undefined : (JSON.parse(kept) as KeptText)
    } catch {
      return undefined
    }
  },
  write(key: string, kept: KeptText): void {
    pending.set(key, kept)
    clearTimeout(timer)
    timer = setTimeout(writeAll, pause)
  },
  forget(key: string): void {
    pending.delete(key)
    localStorage.removeItem(nameOf(key))
  },
}
