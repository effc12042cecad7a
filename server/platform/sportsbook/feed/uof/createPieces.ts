/** What comes by callbacks, to be read one after another. */
export function createPieces<T>() {
  const waiting: { piece: T; taken: () => void }[] = []
  let wake = () => {}
  let isOver = false
  return {
    /** @param taken called once somebody has read it */
    add(piece: T, taken: () => void): void {
      if (isOver) return
      waiting.push({ piece, taken })
      wake()
    },
    /** Nothing comes any more; what waits is lost. */
    end(): void {
      isOver = true
      wake()
    },
    async *read(): AsyncGenerator<T> {
      while (!isOver) {
        const next = waiting.shift()
        if (next) {
          yield next.piece
          if (!isOver) next.taken()
        } else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    },
  }
}
