import { isObject, isSame, type Json } from './identity.ts'

/** An item of the one list, and what it is in the other: the same, or what was made of it. */
export type Pair = { before?: Json; after?: Json }

/**
 * Items of two lists in which nothing has a name, in order: those that say the same belong together, and between two such
 * those that stand for each other where as many are left on both sides. All others were removed or added.
 */
export function alignLists(before: readonly Json[], after: readonly Json[]): Pair[] {
  const pairs: Pair[] = []
  let [from, to] = [0, 0]
  const upTo = (end: number, other: number) => {
    const [gone, come] = [before.slice(from, end), after.slice(to, other)]
    if (gone.length === come.length && gone.every((item, at) => isAlike(item, come[at])))
      for (const [at, item] of gone.entries()) pairs.push({ before: item, after: come[at] as Json })
    else pairs.push(...gone.map((item) => ({ before: item })), ...come.map((item) => ({ after: item })))
  }
  for (const [one, other] of sameItems(before, after)) {
    upTo(one, other)
    pairs.push({ before: before[one] as Json, after: after[other] as Json })
    from = one + 1
    to = other + 1
  }
  upTo(before.length, after.length)
  return pairs
}

/** What tells sorts of items apart: blocks, actions, uses of fragments. */
const sorts = ['type', 'do', 'use', 'rule'] as const

const isAlike = (one: Json | undefined, other: Json | undefined): boolean =>
  isObject(one) && isObject(other)
    ? sorts.every((name) => isSame(one[name], other[name]))
    : !isObject(one) && !isObject(other)

/** Places of the longest row of items that both lists have in the same order. */
function sameItems(one: readonly Json[], other: readonly Json[]): [number, number][] {
  // How many follow from each place on.
  const rows = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  const isPair = one.map((item) => other.map((also) => isSame(item, also)))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = rows[i]
      if (row) row[j] = isPair[i]?.[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const found: [number, number][] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (isPair[i]?.[j] && at(i, j) === at(i + 1, j + 1) + 1) found.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return found
}
