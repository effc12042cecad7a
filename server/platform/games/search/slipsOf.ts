/**
 * Slips between a word as it is typed and the beginning of another, whichever length of it fits best: letters left out,
 * added, changed, or two that changed places (optimal string alignment).
 * @returns undefined where there are more than `most`
 */
export function slipsOf(typed: string, word: string, most: number): number | undefined {
  if (word.length < typed.length - most) return undefined
  // No more of the word than what was typed and as many letters as may have been left out.
  const width = Math.min(word.length, typed.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row]
    let best = row
    for (let at = 1; at <= width; at += 1) {
      const same = typed[row - 1] === word[at - 1]
      let slips = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1))
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      if (swapped) slips = Math.min(slips, (beforeLast[at - 2] ?? 0) + 1)
      now.push(slips)
      if (slips < best) best = slips
    }
    if (best > most) return undefined
    beforeLast = last
    last = now
  }
  const slips = Math.min(...last)
  return slips <= most ? slips : undefined
}
