import { alignLists } from './alignLists.ts'
import { byIdentity, isObject, isSame, type Json } from './identity.ts'

export type Difference = {
  /** From the outside in: members by name, items by what they are called or their place from 1. */
  path: string[]
  kind: 'added' | 'removed' | 'changed' | 'moved'
  from?: Json
  to?: Json
}

/** Where two versions of a definition differ; items of lists are paired by what they are called, not by their place. */
export function differences(from: Json | undefined, to: Json | undefined, path: string[] = []): Difference[] {
  if (isSame(from, to)) return []
  if (from === undefined) return [{ path, kind: 'added', ...(to !== undefined && { to }) }]
  if (to === undefined) return [{ path, kind: 'removed', from }]
  if (isObject(from) && isObject(to)) {
    const members = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...members].flatMap((name) => differences(from[name], to[name], [...path, name]))
  }
  if (Array.isArray(from) && Array.isArray(to)) return inList(from, to, path)
  return [{ path, kind: 'changed', from, to }]
}

function inList(from: Json[], to: Json[], path: string[]): Difference[] {
  const [before, after] = byIdentity(from, to) ?? []
  if (before && after) {
    const ids = new Set([...before.keys(), ...after.keys()])
    const found = [...ids].flatMap((id) => differences(before.get(id), after.get(id), [...path, id]))
    const isMoved = !isSame(kept(before, after), kept(after, before))
    return isMoved ? [...found, { path, kind: 'moved' }] : found
  }
  if (![...from, ...to].every(isObject)) return [{ path, kind: 'changed', from, to }]
  let [gone, here] = [0, 0]
  return alignLists(from, to).flatMap(({ before, after }) => {
    if (before !== undefined) gone += 1
    if (after !== undefined) here += 1
    return differences(before, after, [...path, String(after === undefined ? gone : here)])
  })
}

/** Names of those of one list that the other has as well, in order. */
const kept = (list: Map<string, unknown>, other: Map<string, unknown>): string[] =>
  [...list.keys()].filter((id) => other.has(id))
