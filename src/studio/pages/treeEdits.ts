import { joinPointer, pointerTokens } from '#schemas/runtime/readPointer.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { type OutlineSlot, outlineOf, placeOf } from './outline.ts'

/** A definition after a change. */
export type Edit = {
  definition: JsonObject
  /** What is chosen now; nothing where it is gone. */
  at: string | undefined
  /** Where what stood at a pointer stands now. */
  shift: (pointer: string) => string
}

/** Nodes into a list, before what stands at a place of it. */
export function insertNodes(
  definition: JsonObject,
  list: string,
  place: number,
  nodes: readonly Json[],
): Edit {
  const next = changed(definition, list, (before) =>
    (Array.isArray(before) ? before : []).toSpliced(place, 0, ...nodes),
  )
  const at = nodes.length === 0 ? undefined : joinPointer(list, place)
  return { definition: next, at, shift: (pointer) => shifted(pointer, list, place, nodes.length) }
}

/** Without a node; the one after it is chosen, or the one before, or what it stood in. */
export function removeNode(definition: JsonObject, pointer: string): Edit {
  const found = placeOf(outlineOf(definition), pointer)
  if (!found) return unchanged(definition, pointer)
  const { slot, at, owner } = found
  const next = changed(definition, slot.pointer, (before) => without(slot, before, at))
  const left = slot.nodes.length - 1
  const chosen = left === 0 ? owner?.pointer : joinPointer(slot.pointer, Math.min(at, left - 1))
  return { definition: next, at: chosen, shift: (one) => shifted(one, slot.pointer, at + 1, -1) }
}

/** @param place in the list as it is before the move */
export function moveNode(definition: JsonObject, from: string, list: string, place: number): Edit {
  const found = placeOf(outlineOf(definition), from)
  if (!found || list === from || list.startsWith(`${from}/`)) return unchanged(definition, from)
  if (list === found.slot.pointer && (place === found.at || place === found.at + 1))
    return unchanged(definition, from)
  const put = insertNodes(definition, list, place, [found.node.value])
  const taken = removeNode(put.definition, put.shift(from))
  const to = taken.shift(joinPointer(list, place))
  const shift = (pointer: string) =>
    pointer === from || pointer.startsWith(`${from}/`)
      ? to + pointer.slice(from.length)
      : taken.shift(put.shift(pointer))
  return { definition: taken.definition, at: to, shift }
}

export type Direction = 'up' | 'down' | 'in' | 'out' | 'first' | 'last'

/** Where a node would stand after a move; undefined where it cannot go. In: to the end of what stands before it. */
export function destination(
  slots: readonly OutlineSlot[],
  pointer: string,
  direction: Direction,
): { list: string; place: number } | undefined {
  const found = placeOf(slots, pointer)
  if (!found) return undefined
  const { slot, at, owner } = found
  const { pointer: list, nodes } = slot
  if (direction === 'first' || direction === 'up')
    return at === 0 ? undefined : { list, place: direction === 'up' ? at - 1 : 0 }
  if (direction === 'last' || direction === 'down')
    return at === nodes.length - 1 ? undefined : { list, place: direction === 'down' ? at + 2 : nodes.length }
  if (direction === 'in') {
    const into = nodes[at - 1]?.slots[0]
    return into && { list: into.pointer, place: into.nodes.length }
  }
  const around = owner && placeOf(slots, owner.pointer)
  return around && { list: around.slot.pointer, place: around.at + 1 }
}

/** A copy behind the node, without the anchors that only one block of a page has. */
export function duplicateNode(definition: JsonObject, pointer: string): Edit {
  const found = placeOf(outlineOf(definition), pointer)
  if (!found) return unchanged(definition, pointer)
  return insertNodes(definition, found.slot.pointer, found.at + 1, [withoutAnchors(found.node.value)])
}

/** The node inside another one. @param slot name of the list of the other that it stands in */
export function wrapNode(definition: JsonObject, pointer: string, around: JsonObject, slot: string): Edit {
  const next = changed(definition, pointer, (node) => ({
    ...around,
    [slot]: node === undefined ? [] : [node],
  }))
  const inner = joinPointer(pointer, slot, 0)
  const shift = (one: string) => (one.startsWith(`${pointer}/`) ? inner + one.slice(pointer.length) : one)
  return { definition: next, at: pointer, shift }
}

/** What stands in a node, in its place. */
export function unwrapNode(definition: JsonObject, pointer: string): Edit {
  const found = placeOf(outlineOf(definition), pointer)
  const inside = found?.node.slots.flatMap(({ nodes }) => nodes.map(({ value }) => value)) ?? []
  if (!found || inside.length === 0) return unchanged(definition, pointer)
  const { slot, at } = found
  const next = changed(definition, slot.pointer, (before) =>
    Array.isArray(before) ? before.toSpliced(at, 1, ...inside) : before,
  )
  const shift = (one: string) => shifted(one, slot.pointer, at + 1, inside.length - 1)
  return { definition: next, at: pointer, shift }
}

export function replaceNode(definition: JsonObject, pointer: string, node: Json): Edit {
  return {
    ...unchanged(
      changed(definition, pointer, () => node),
      pointer,
    ),
  }
}

/** A copy of blocks whose anchors are not given twice. */
export function withoutAnchors(node: JsonObject): JsonObject {
  const { id: _, ...others } = node
  const copied = 'type' in node ? others : node
  return Object.fromEntries(
    Object.entries(copied).map(([name, part]) => [name, Array.isArray(part) ? part.map(bare) : part]),
  )
}

/** A copy whose anchors the definition does not have yet: of what was cut it is the same. */
export function withFreeAnchors(node: JsonObject, definition: JsonObject): JsonObject {
  const anchors = JSON.stringify(node).match(/"id":"[^"]*"/g) ?? []
  const taken = JSON.stringify(definition)
  return anchors.some((anchor) => taken.includes(anchor)) ? withoutAnchors(node) : node
}

const bare = (part: Json): Json =>
  isObject(part) && ('type' in part || 'use' in part) ? withoutAnchors(part) : part

const unchanged = (definition: JsonObject, at: string): Edit => ({
  definition,
  at,
  shift: (pointer) => pointer,
})

function without(slot: OutlineSlot, list: Json | undefined, at: number): Json | undefined {
  const left = Array.isArray(list) ? list.toSpliced(at, 1) : []
  return left.length > 0 || slot.isKept ? left : undefined
}

/** A copy with another value at a pointer, of which all that is not on the way is the same object. */
export function changed(
  definition: JsonObject,
  pointer: string,
  change: (before: Json | undefined) => Json | undefined,
): JsonObject {
  const go = (value: Json | undefined, [name, ...rest]: string[]): Json | undefined => {
    if (name === undefined) return change(value)
    if (Array.isArray(value)) {
      const inner = go(value[Number(name)], rest)
      return inner === undefined ? value.toSpliced(Number(name), 1) : value.with(Number(name), inner)
    }
    const { [name]: before, ...others } = isObject(value) ? value : {}
    const inner = go(before, rest)
    if (inner === undefined) return others
    return { ...(isObject(value) ? value : {}), [name]: inner }
  }
  return go(definition, pointerTokens(pointer)) as JsonObject
}

/** A pointer once a list has so many items more, or fewer, before a place of it. */
function shifted(pointer: string, list: string, place: number, by: number): string {
  if (!pointer.startsWith(`${list}/`)) return pointer
  const [at = '', ...rest] = pointer.slice(list.length + 1).split('/')
  return Number(at) < place ? pointer : [list, Number(at) + by, ...rest].join('/')
}
