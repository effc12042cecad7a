/**
 * Keeps timers of one length from running out until they are let go, so that a busy machine makes no pause between two keys
 * that a form would take for the player's. All others run.
 * @param milliseconds of the pause
 */
export function holdPauses(milliseconds: number): { letGo(): void } {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const held = new Map<number, () => void>()
  let last = 0
  globalThis.setTimeout = ((done: () => void, length?: number, ...given: unknown[]) => {
    if (length !== milliseconds) return set(done, length, ...given)
    last -= 1
    held.set(last, done)
    return last
  }) as typeof set
  globalThis.clearTimeout = ((timer?: number) => {
    if (!held.delete(timer ?? 0)) clear(timer)
  }) as typeof clear
  return {
    letGo() {
      Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
      for (const done of held.values()) done()
    },
  }
}
