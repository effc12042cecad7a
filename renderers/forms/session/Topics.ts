type Listener = () => void

/** Listeners by topic, so that a change reaches only those who asked for it. */
export class Topics {
  readonly #listeners = new Map<string, Set<Listener>>()

  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  emit(topic: string): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener()
  }
}
