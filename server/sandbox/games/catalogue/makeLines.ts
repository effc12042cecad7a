/**
 * Lines from the first reel to the last that never leave a row by more than one, the straightest first.
 * @param count as many as there are at most: 99 on five reels of three rows
 */
export function makeLines(reels: number, rows: number, count: number): number[][] {
  let paths: number[][] = Array.from({ length: rows }, (_, row) => [row])
  for (let reel = 1; reel < reels; reel += 1)
    paths = paths.flatMap((path) =>
      [0, -1, 1].flatMap((step) => {
        const row = (path[path.length - 1] as number) + step
        return row >= 0 && row < rows ? [[...path, row]] : []
      }),
    )
  const middle = (rows - 1) / 2
  const bends = (path: readonly number[]) =>
    path.reduce((sum, row, at) => sum + (at > 0 && row !== path[at - 1] ? 1 : 0), 0)
  // A line that comes back to where it began is easier to follow.
  const oddness = (path: readonly number[]) => (path[0] === path[path.length - 1] ? 0 : 0.5)
  const distance = (path: readonly number[]) => Math.abs((path[0] as number) - middle) / 100
  const score = (path: readonly number[]) => bends(path) + oddness(path) + distance(path)
  return paths.sort((a, b) => score(a) - score(b)).slice(0, count)
}
