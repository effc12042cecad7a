/** Keeps a value in the browser; where storage is full or forbidden, nothing is kept. */
export function storeLocally(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, String(value ?? ''))
  } catch {
    // A private window may refuse; the site works without.
  }
}

export function forgetLocally(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
