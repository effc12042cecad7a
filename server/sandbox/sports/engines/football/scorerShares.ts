/** How much rarer each player of a squad scores than the one before. */
const FALL = 0.82

const known = new Map<number, readonly number[]>()

/** Which part of a side's goals is whose, the likeliest scorer first. */
export function scorerShares(players: number): readonly number[] {
  const shares = known.get(players) ?? make(players)
  known.set(players, shares)
  return shares
}

function make(players: number): readonly number[] {
  const weights = Array.from({ length: players }, (_, at) => FALL ** at)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
