import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
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

/** A place in the one list, and the place in the other where the same stands. */
type Match = readonly [number, number]

/**
 * Places of the longest row of items that both lists have in the same order (Hunt and Szymanski): what it costs grows with
 * the items and with how often the same stands in both, not with every item of the one by every item of the other.
 */
function sameItems(one: readonly Json[], other: readonly Json[]): Match[] {
  const places = new Map<string, number[]>()
  for (const [at, item] of other.entries()) {
    const said = canonicalJson(item)
    const same = places.get(said)
    if (same) same.push(at)
    else places.set(said, [at])
  }
  /** By how long a row is: the last place of the other list that such a row begins at. */
  const begins: number[] = []
  /** By how long the row is that begins with them. */
  const matches: Match[][] = []
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (const j of places.get(canonicalJson(one[i])) ?? []) {
      const length = firstIndex(begins, (place) => place <= j)
      begins[length] = j
      matches[length] ??= []
      matches[length].push([i, j])
    }
  const found: Match[] = []
  let [from, to] = [0, 0]
  for (const equal of matches.reverse()) {
    const next = nextOf(equal, from, to)
    found.push(next)
    ;[from, to] = [next[0] + 1, next[1] + 1]
  }
  return found
}

/** Of matches that rows of one length begin with, that of what stands here already, or else that which leaves most behind it. */
function nextOf(equal: readonly Match[], from: number, to: number): Match {
  const open = equal.filter(([i, j]) => i >= from && j >= to)
  // They came from the end of the one list on, and from the start of the other.
  return open.findLast(([, j]) => j === to) ?? (open[0] as Match)
}

/** Where the first item stands that fits, in a list whose fitting items are its last; its length where none does. */
function firstIndex(list: readonly number[], fits: (item: number) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(list[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}
