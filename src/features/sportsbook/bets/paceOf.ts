import { perHost } from '../../perHost.ts'

/** Milliseconds from one question to the next: half of what the platform takes of a player, who may have a slip open too. */
const gap = 1000

export type Turn = {
  /** Milliseconds until it comes. */
  wait: number
  /** Gives it up. */
  leave: () => void
}

/** Lets questions for prices go one after another, so that ten bets in sight ask no more often than one. */
export const paceOf = perHost(() => {
  const taken = new Set<number>()
  return (atLeast: number): Turn => {
    const now = performance.now()
    let at = now + atLeast
    const isNear = (other: number) => Math.abs(other - at) < gap
    for (const other of [...taken].sort((a, b) => a - b)) {
      if (other < now - gap) taken.delete(other)
      else if (isNear(other)) at = other + gap
    }
    taken.add(at)
    return { wait: at - now, leave: () => taken.delete(at) }
  }
})
