import { alignLists } from './alignLists.ts'
import { byIdentity, isObject, isSame, type Json, type JsonObject } from './identity.ts'

export type Merged = {
  value: Json | undefined
  /** Where both changed the same to different things; mine stands there. Paths as `differences` has them. */
  clashes: string[][]
}

/** What both made of a definition, path by path: whoever alone changed something has their way there. */
export function mergeDefinitions(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: string[] = [],
): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, clashes: [] }
  if (isSame(base, mine)) return { value: theirs, clashes: [] }
  if (isObject(mine) && isObject(theirs)) {
    const before = isObject(base) ? base : {}
    return ofMembers(before, mine, theirs, path)
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const before = Array.isArray(base) ? base : []
    const [mineBy, theirsBy, baseBy] = byIdentity(mine, theirs, before) ?? []
    if (mineBy && theirsBy && baseBy) {
      const isMineMoved = isMoved(baseBy, mineBy) && !isMoved(baseBy, theirsBy)
      const [first, then] = isMineMoved ? [mineBy, theirsBy] : [theirsBy, mineBy]
      const order = [...new Set([...first.keys(), ...then.keys()])]
      const { value, clashes } = ofMembers(
        Object.fromEntries(baseBy),
        Object.fromEntries(mineBy),
        Object.fromEntries(theirsBy),
        path,
      )
      return { value: order.flatMap((id) => value[id] ?? []), clashes }
    }
    return ofItems(before, mine, theirs, path)
  }
  return { value: mine, clashes: [path] }
}

/** Whether what was there stands in another order. */
function isMoved(before: ReadonlyMap<string, Json>, after: ReadonlyMap<string, Json>): boolean {
  const [was, is] = [[...before.keys()].filter((id) => after.has(id)), [...after.keys()]]
  return !isSame(
    was,
    is.filter((id) => before.has(id)),
  )
}

function ofMembers(base: JsonObject, mine: JsonObject, theirs: JsonObject, path: string[]) {
  const value: JsonObject = {}
  const clashes: string[][] = []
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeDefinitions(base[name], mine[name], theirs[name], [...path, name])
    clashes.push(...merged.clashes)
    if (merged.value !== undefined) value[name] = merged.value
  }
  return { value, clashes }
}

/** Lists whose items have no names: what each did with every item of before, and what each put between them. */
function ofItems(base: Json[], mine: Json[], theirs: Json[], path: string[]): Merged {
  const [own, other] = [editsOf(base, mine), editsOf(base, theirs)]
  const value: Json[] = []
  const clashes: string[][] = []
  for (let at = 0; at <= base.length; at += 1) {
    const [added, alsoAdded] = [own.added[at] ?? [], other.added[at] ?? []]
    value.push(...alsoAdded, ...(isSame(added, alsoAdded) ? [] : added))
    if (at === base.length) break
    const here = [...path, String(at + 1)]
    const merged = mergeDefinitions(base[at], own.became[at], other.became[at], here)
    clashes.push(...merged.clashes)
    if (merged.value !== undefined) value.push(merged.value)
  }
  return { value, clashes }
}

/** By places of a list: what its items became, undefined where they went; and what was put before each, or at the end. */
function editsOf(base: Json[], made: Json[]): { became: (Json | undefined)[]; added: Json[][] } {
  const became: (Json | undefined)[] = []
  const added: Json[][] = Array.from({ length: base.length + 1 }, () => [])
  for (const { before, after } of alignLists(base, made)) {
    if (before !== undefined) became.push(after)
    else if (after !== undefined) added[became.length]?.push(after)
  }
  return { became, added }
}
