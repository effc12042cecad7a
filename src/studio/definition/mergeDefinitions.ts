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
    const [mineBy, theirsBy, baseBy] = byIdentity(mine, theirs, Array.isArray(base) ? base : []) ?? []
    if (mineBy && theirsBy && baseBy) {
      const order = [...new Set([...theirsBy.keys(), ...mineBy.keys()])]
      const { value, clashes } = ofMembers(
        Object.fromEntries(baseBy),
        Object.fromEntries(mineBy),
        Object.fromEntries(theirsBy),
        path,
      )
      return { value: order.flatMap((id) => value[id] ?? []), clashes }
    }
  }
  return { value: mine, clashes: [path] }
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
