import type { Writable } from 'node:stream'

/** What is told; made when it can be sent where it is a function, which answers nothing where there is nothing to tell by then. */
export type Told = string | Buffer | (() => Buffer | undefined)

/** Things without a key that wait; whoever leaves so many unread is gone or stuck. */
const mostWaiting = 200

/**
 * What one reader is told. To who reads slowly things of one key are told once, as they are when there is room again; what has no
 * key is never left out.
 */
export class Outbox {
  readonly #to: Writable
  readonly #waiting = new Map<string | symbol, Told>()
  #unkeyed = 0
  #isFull = false
  #isOver = false

  constructor(to: Writable) {
    this.#to = to
    to.on('drain', () => this.#drained())
  }

  /** Whether it waits for the reader. */
  get isFull(): boolean {
    return this.#isFull
  }

  put(told: Told, key?: string): void {
    if (this.#isOver) return
    if (!this.#isFull) {
      this.#write(told)
      return
    }
    // A key that waits keeps its place.
    this.#waiting.set(key ?? Symbol('once'), told)
    if (key !== undefined) return
    this.#unkeyed += 1
    if (this.#unkeyed > mostWaiting) this.#to.destroy()
  }

  /** Ends it after what waits. */
  end(): void {
    if (this.#isOver) return
    for (const told of this.#waiting.values()) this.#write(told)
    this.#isOver = true
    this.#waiting.clear()
    this.#to.end()
  }

  #write(told: Told): void {
    const bytes = typeof told === 'function' ? told() : told
    if (bytes !== undefined && !this.#to.destroyed) this.#isFull = !this.#to.write(bytes)
  }

  #drained(): void {
    this.#isFull = false
    for (const [key, told] of this.#waiting) {
      this.#waiting.delete(key)
      if (typeof key === 'symbol') this.#unkeyed -= 1
      this.#write(told)
      if (this.#isFull) return
    }
  }
}

export const eventText = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
