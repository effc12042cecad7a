/** A callback that nobody but an attacker or a broken provider sends. */
export class HookRefusedError extends Error {
  /** HTTP status of the answer. */
  readonly status: 400 | 401

  constructor(message: string, status: 400 | 401) {
    super(message)
    this.name = 'HookRefusedError'
    this.status = status
  }
}
