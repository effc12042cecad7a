/** The most recently used values, which together weigh at most `limit`: as many, where nothing is said of their weight. */
export class RecentlyUsed<T> {
  readonly #values = new Map<string, { value: T; weight: number }>()
  readonly #limit: number
  readonly #weigh: (value: T, key: string) => number
  #weight = 0

  /** @param weigh what of a value stays the same as long as it is kept */
  constructor(limit: number, weigh: (value: T, key: string) => number = () => 1) {
    this.#limit = limit
    this.#weigh = weigh
  }

  get(key: string): T | undefined {
    const found = this.#values.get(key)
    if (found === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, found)
    return found.value
  }

  /** Keeps nothing that alone weighs more than all may. */
  set(key: string, value: T): void {
    this.#remove(key)
    const weight = this.#weigh(value, key)
    if (weight > this.#limit) return
    this.#values.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#limit) break
      this.#remove(oldest)
    }
  }

  clear(): void {
    this.#values.clear()
    this.#weight = 0
  }

  #remove(key: string): void {
    this.#weight -= this.#values.get(key)?.weight ?? 0
    this.#values.delete(key)
  }
}
