/** Milliseconds of silence after which what was typed becomes part of the form. */
export const pause = 250

/** What the player has done to the fields of a form. */
export class PlayerEdits {
  /** Errors of these are shown as they arise; of fields drawn within another stands the other. */
  readonly #touched = new Set<string>()
  /** Not yet part of the form. */
  readonly #pending = new Set<string>()
  /** Not sent since. */
  readonly #unsent = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  add(name: string): void {
    this.#pending.add(name)
    this.#unsent.add(name)
  }

  touch(name: string): void {
    this.#touched.add(name)
  }

  touched(): string[] {
    return [...this.#touched]
  }

  isTouched(name: string): boolean {
    return this.#touched.has(name)
  }

  /** Calls `commit` when the player makes a pause. */
  awaitPause(commit: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(commit, pause)
  }

  /** What was edited since it was last taken. */
  take(): string[] {
    clearTimeout(this.#timer)
    const names = [...this.#pending]
    this.#pending.clear()
    return names
  }

  sent(): void {
    this.#unsent.clear()
  }

  isUnsent(name: string): boolean {
    return this.#unsent.has(name)
  }

  hasUnsent(): boolean {
    return this.#unsent.size > 0
  }

  forget(name: string): void {
    for (const names of [this.#touched, this.#pending, this.#unsent]) names.delete(name)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
