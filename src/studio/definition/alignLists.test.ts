import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alignLists } from './alignLists.ts'
import type { Json } from './identity.ts'

/** Places of the longest common row, by comparing every item of the one list with every item of the other. */
function comparedAll(one: readonly string[], other: readonly string[]): [number, number][] {
  const longest = (i: number, j: number): number => rows[i]?.[j] ?? 0
  const rows = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      (rows[i] as number[])[j] =
        one[i] === other[j] ? longest(i + 1, j + 1) + 1 : Math.max(longest(i + 1, j), longest(i, j + 1))
  const found: [number, number][] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) found.push([i++, j++])
    else if (longest(i + 1, j) >= longest(i, j + 1)) i += 1
    else j += 1
  }
  return found
}

const item = (text: string): Json => ({ type: 'text', text })
/** Items of a few sorts, so that many stand in both lists and some twice. */
const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 12 })

it('leaves in their place the most items that can be, and of several such choices always the same', () => {
  fc.assert(
    fc.property(list, list, (one, other) => {
      const [before, after] = [one.map(item), other.map(item)]
      let [from, to] = [0, 0]
      const kept = alignLists(before, after).flatMap((pair) => {
        const places = [from, to]
        if (pair.before !== undefined) from += 1
        if (pair.after !== undefined) to += 1
        return pair.before !== undefined &&
          one[places[0] ?? 0] === other[places[1] ?? 0] &&
          pair.after !== undefined
          ? [places]
          : []
      })
      expect(kept).toEqual(comparedAll(one, other))
      expect([from, to]).toEqual([one.length, other.length])
    }),
  )
})

it('looks at every item a few times, and not once for every item of the other list', () => {
  const count = 400
  let looks = 0
  const redirect = (at: number): Json => ({
    get from_url() {
      looks += 1
      return `/old/${at}`
    },
    to_url: '/',
  })
  const all = Array.from({ length: count }, (_, at) => redirect(at))
  const changed = [redirect(-1), ...all.slice(0, 200), redirect(-2), ...all.slice(200, -1)]
  expect(alignLists(all, changed).filter(({ before, after }) => before === after)).toHaveLength(count - 1)
  expect(looks).toBeLessThan(10 * count)
})
