const KEY = 'chat:visitor'

/** Without storage nothing of a visit stays, also not what the provider would keep. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Who was signed in here when the chat was shown last: a provider keeps their conversation in this browser. */
export const lastVisitor = {
  /** @param uid who is signed in now; undefined: nobody */
  isAnother(uid: string | undefined): boolean {
    const last = attempt(() => localStorage.getItem(KEY)) ?? undefined
    return last !== undefined && last !== uid
  },
  keep(uid: string | undefined): void {
    if (uid !== undefined) attempt(() => localStorage.setItem(KEY, uid))
  },
  forget(): void {
    attempt(() => localStorage.removeItem(KEY))
  },
}
