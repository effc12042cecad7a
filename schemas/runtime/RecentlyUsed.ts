/** The most recently used values, at most `limit` of them. */
export class RecentlyUsed<T> {
  readonly #values = new Map<string, T>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: T): void {
    this.#values.set(key, value)
    const oldest = this.#values.keys().next()
    if (this.#values.size > this.#limit && !oldest.done) this.#values.delete(oldest.value)
  }

  clear(): void {
    this.#values.clear()
  }
}
