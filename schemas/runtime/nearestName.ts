/**
 * Which of several names was probably meant; undefined where none is near. A letter too many, missing, wrong or out of
 * order counts one; about a third of a name may be wrong.
 */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let nearest: { name: string; distance: number } | undefined
  for (const name of names) {
    const most = Math.max(1, Math.floor(Math.max(wanted.length, name.length) / 3))
    if (Math.abs(wanted.length - name.length) > most) continue
    const distance = distanceOf(wanted.toLowerCase(), name.toLowerCase())
    if (distance <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { name, distance }
  }
  return nearest?.name
}

/** The distance of Damerau and Levenshtein, in which no letter is touched twice. */
function distanceOf(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const ways = [
        cell(last, at) + 1,
        cell(next, at - 1) + 1,
        cell(last, at - 1) + (isSame ? 0 : 1),
        ...(one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
          ? [cell(before, at - 2) + 1]
          : []),
      ]
      next.push(Math.min(...ways))
    }
    ;[before, last] = [last, next]
  }
  return cell(last, other.length)
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY
