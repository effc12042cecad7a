import type { FeedPiece } from '../feed/FeedSource.ts'

/** Messages that wait at most; whoever sends is held up by more. */
const MOST_WAITING = 2_000
/** Messages that are taken together: each transaction costs a commit, and each message its reading. */
const MOST_TOGETHER = 400

/** What came and was not taken yet, in its order. */
export function createInbox() {
  const waiting: FeedPiece[] = []
  let wake = () => {}
  let isOver = false

  /** Resolves with the next change. */
  const change = () =>
    new Promise<void>((resolve) => {
      const before = wake
      wake = () => {
        before()
        resolve()
      }
    })
  const changed = () => {
    const all = wake
    wake = () => {}
    all()
  }

  return {
    /** Puts in what comes, until the end. */
    async fill(pieces: AsyncIterable<FeedPiece>): Promise<void> {
      try {
        for await (const piece of pieces) {
          waiting.push(piece)
          changed()
          while (waiting.length >= MOST_WAITING && !isOver) await change()
          if (isOver) return
        }
      } finally {
        isOver = true
        changed()
      }
    },

    /** The next messages, as many as there are; or that the connection was lost before those that follow. */
    async next(): Promise<string[] | 'cut' | 'over'> {
      while (waiting.length === 0 && !isOver) await change()
      if (isOver) return 'over'
      if (waiting[0] === 'cut') {
        waiting.shift()
        changed()
        return 'cut'
      }
      const end = waiting.findIndex((piece, at) => piece === 'cut' || at === MOST_TOGETHER)
      const taken = waiting.splice(0, end === -1 ? waiting.length : end)
      changed()
      return taken.flatMap((piece) => (piece === 'cut' ? [] : [piece.xml]))
    },

    end(): void {
      isOver = true
      changed()
    },
  }
}
