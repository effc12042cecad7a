/**
 * Idempotency keys of commands. One whose outcome nobody knows yet keeps its key, so that sending it again, as it was,
 * does it once; with an outcome, good or bad, the key has served.
 */
export function createCommandKeys() {
  const underWay = new Map<string, string>()
  return {
    /** @param command operation and body; what has no name gets a key of its own */
    take(command: string | undefined): string {
      const key = underWay.get(command ?? '') ?? randomKey()
      if (command) underWay.set(command, key)
      return key
    },
    /** @param status of the answer; none came where it is left out */
    settle(command: string | undefined, status?: number): void {
      if (command && status !== undefined && status < 500) underWay.delete(command)
    },
  }
}

/** crypto.randomUUID exists on https only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
