import { openStream, type Stream, type StreamEvent } from './openStream.ts'

/** Milliseconds until another try: at first, and at most; each is up to half as long again, so that not all come at once. */
const waits = { first: 1_000, most: 60_000 }

type Options = {
  /** Asked whenever a stream is opened. */
  address(): string
  hear(name: StreamEvent, data: string): void
  /** A stream is there, after none was or in place of another. */
  opened(sources: readonly string[]): void
  beaten(): void
  /** No stream is there any more. */
  lost(): void
  isPlain?: boolean
}

/** Keeps a stream: one at a time, and two while the next takes over from the one before. */
export function createConnection({ address, hear, opened, beaten, lost, isPlain }: Options) {
  let current: Stream | undefined
  let next: Stream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = waits.first

  function open(): void {
    clearTimeout(timer)
    next?.close()
    const stream: Stream = openStream(
      address(),
      {
        hear,
        beaten,
        opened(sources) {
          wait = waits.first
          current?.close()
          current = stream
          next = undefined
          opened(sources)
        },
        lost() {
          if (stream === next) next = undefined
          if (stream === current) {
            current = undefined
            lost()
          }
          // The one that takes over is on its way.
          if (next) return
          clearTimeout(timer)
          timer = setTimeout(open, wait * (1 + Math.random() / 2))
          wait = Math.min(wait * 2, waits.most)
        },
      },
      isPlain,
    )
    next = stream
  }

  open()
  return {
    /** Opens another, from the address as it is now; the one that is there goes when that has come. */
    renew: open,
    /** Does not wait for the next try. */
    wake(): void {
      wait = waits.first
      if (!current && !next) open()
    },
    close(): void {
      clearTimeout(timer)
      current?.close()
      next?.close()
      current = undefined
      next = undefined
    },
  }
}

export type Connection = ReturnType<typeof createConnection>
