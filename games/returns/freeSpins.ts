import type { Counts } from './slotParts.ts'

/**
 * How likely the first, second … free spin is played, given how many were won at first: free spins may win more, up to a
 * cap of all. Dynamic programming forwards over (played, won).
 * @param won what each number of scatters of a free spin wins, from 1 on
 * @returns at place n, that the spin n + 1 is played
 */
export function playedSpins(first: number, counts: Counts, won: readonly number[], most: number): number[] {
  const played: number[] = []
  let totals = new Map([[Math.min(first, most), 1]])
  for (let spin = 0; spin < most; spin += 1) {
    const open = [...totals].filter(([total]) => total > spin)
    const share = open.reduce((sum, [, p]) => sum + p, 0)
    if (share === 0) break
    played.push(share)
    totals = new Map()
    for (const [total, p] of open)
      for (const [count, q] of counts.entries()) {
        const next = Math.min(most, total + (won[count - 1] ?? 0))
        totals.set(next, (totals.get(next) ?? 0) + p * q)
      }
  }
  return played
}

/** Expected number of free spins without a cap, where each wins `won` more with probability p: N / (1 − won · p). */
export function endlessSpins(first: number, won: number, p: number): number {
  return first / (1 - won * p)
}
