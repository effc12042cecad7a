import type { SideRow } from './sourceRepository.ts'

/**
 * Minor units of a bet that others of its player on the same line cover: with all of them, what is covered returns the same whichever
 * outcome wins. Rounded up; nothing where an outcome has no bet on it, or nobody noted how many there are.
 * @param sides of whichever bets; those of this one count
 */
export function coveredOf(bet: string, sides: readonly SideRow[]): bigint {
  const around = sides.filter((one) => one.of === bet)
  const own = around.find(({ id }) => id === bet)
  if (!own) return 0n
  const returns = new Map<string, bigint>()
  for (const { outcome, stake, odds } of around)
    returns.set(outcome, (returns.get(outcome) ?? 0n) + BigInt(stake) * BigInt(odds))
  const all = Math.max(...around.map(({ outcomes }) => outcomes ?? 0))
  if (all < 2 || returns.size < all) return 0n
  const least = [...returns.values()].reduce((one, other) => (one < other ? one : other))
  const back = returns.get(own.outcome) ?? 0n
  return (BigInt(own.stake) * least + back - 1n) / back
}
