/**
 * Reels on which every symbol is spread as evenly as it goes.
 * @param common symbols and how many of each a reel has, as `A2 B3`; with a stack as `A2x3`, two groups of three
 * @param own how many of a symbol each reel has, from the first on
 */
export function makeStrips(
  reels: number,
  common: string,
  own: Record<string, readonly number[]> = {},
): string[] {
  const groups = common.split(' ').map((group) => {
    const [symbol = '', count = '', stack = '1'] = /^(.)(\d+)(?:x(\d))?$/.exec(group)?.slice(1) ?? []
    return { symbol, count: Number(count), stack: Number(stack ?? '1') }
  })
  return Array.from({ length: reels }, (_, reel) => {
    const all = [
      ...groups,
      ...Object.entries(own).map(([symbol, counts]) => ({ symbol, count: counts[reel] ?? 0, stack: 1 })),
    ]
    const places = all.flatMap(({ symbol, count, stack }, order) =>
      Array.from({ length: count }, (_, at) => ({
        symbol: symbol.repeat(stack),
        // Each symbol of each reel begins elsewhere, so that reels do not stop alike.
        at: (at + ((7 * order + 5 * reel) % 13) / 13) / count,
      })),
    )
    return places
      .sort((a, b) => a.at - b.at || (a.symbol < b.symbol ? -1 : 1))
      .map(({ symbol }) => symbol)
      .join('')
  })
}
