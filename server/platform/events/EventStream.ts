/** Events that wait; whoever leaves so many unread is gone or stuck. */
const mostWaiting = 200

/**
 * Text that is read as it comes. No async generator: that one, while it waits for the next event, could not be ended by
 * a browser that leaves.
 */
export class EventStream implements AsyncIterableIterator<string> {
  readonly #waiting: string[] = ['retry: 2000\n\n']
  readonly #onEnd: () => void
  #reader: ((result: IteratorResult<string>) => void) | undefined
  #ended = false

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  send(text: string): void {
    if (this.#ended) return
    const reader = this.#reader
    this.#reader = undefined
    if (reader) reader({ done: false, value: text })
    else if (this.#waiting.push(text) > mostWaiting) this.end()
  }

  beat(): void {
    this.send(':\n\n')
  }

  end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#onEnd()
    this.#reader?.({ done: true, value: undefined })
  }

  next(): Promise<IteratorResult<string>> {
    const value = this.#waiting.shift()
    if (value !== undefined) return Promise.resolve({ done: false, value })
    if (this.#ended) return Promise.resolve({ done: true, value: undefined })
    return new Promise((resolve) => {
      this.#reader = resolve
    })
  }

  return(): Promise<IteratorResult<string>> {
    this.end()
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
