/**
 * Markets by which an event is shown among others, the first of these that it has: 1x2 and winner, by the numbers of the feed, then those
 * of fields.
 */
const main = [1, 186, 219, 406, 251, 340, 534, 538, 18]
/** Totals of a whole match, that of each sport. */
const totals: readonly number[] = [18, 189, 225, 258, 412, 238, 367]

/** Ten-thousandths by which the prices of another total must be nearer to each other than those of the one that leads. */
const much = 2_000

type Line = { line: string }

/**
 * The lines by which an event is shown among others: its main one, then that of its totals whose prices are nearest to each other.
 * @param lines in the order of their markets
 * @param oddsOf prices of a line, in ten-thousandths
 * @param last line of the total that has led: it stays until another is much more even, so that no price changes places under a finger
 */
export function leadingLines<L extends Line>(
  lines: readonly L[],
  oddsOf: (line: L) => readonly number[],
  last?: string,
): L[] {
  const first = main.flatMap((market) => lines.find((line) => marketOf(line) === market) ?? [])[0] ?? lines[0]
  if (!first) return []
  /** A line without prices is the farthest. */
  const apart = (line: L) => {
    const [one, other] = oddsOf(line)
    return one && other ? Math.abs(one - other) : Number.MAX_VALUE
  }
  const all = lines.filter((line) => totals.includes(marketOf(line)) && marketOf(line) !== marketOf(first))
  const [best] = [...all].sort((one, other) => apart(one) - apart(other))
  if (!best) return [first]
  const kept = all.find(({ line }) => line === last)
  return [first, kept && apart(kept) <= apart(best) + much ? kept : best]
}

const marketOf = ({ line }: Line): number => Number.parseInt(line, 10)
