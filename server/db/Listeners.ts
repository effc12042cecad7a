/** Who wants to be told what, in this process. */
export class Listeners {
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  readonly #gapListeners = new Set<() => void>()

  subscribe(channel: string, listener: (payload: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(channel) === listeners) this.#listeners.delete(channel)
    }
  }

  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener)
    return () => this.#gapListeners.delete(listener)
  }

  tell(channel: string, payload: string): void {
    for (const listener of [...(this.#listeners.get(channel) ?? [])]) listener(payload)
  }

  tellGap(): void {
    for (const listener of [...this.#gapListeners]) listener()
  }
}
