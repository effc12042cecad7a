const key = (session: string) => `unseen:${session}`

/** Remembers in this browser which round is being shown, so that a frame that was closed meanwhile shows it again. */
export const unseen = {
  begin(game: string, round: string): void {
    try {
      localStorage.setItem(key(game), round)
    } catch {
      // Frames may be without a store; then the result is told by the balance alone.
    }
  },
  end(game: string): void {
    try {
      localStorage.removeItem(key(game))
    } catch {
      // As above.
    }
  },
  is(game: string, round: string): boolean {
    try {
      return localStorage.getItem(key(game)) === round
    } catch {
      return false
    }
  },
}
