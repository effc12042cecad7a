import { joinPointer, pointerTokens } from '#schemas/runtime/readPointer.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { nodesOf, outlineOf } from './outline.ts'

/** What anchors of marked blocks begin with. */
const mark = 'at-'

/** A definition in which every block can be found again once it is drawn. */
export type Marked = {
  definition: JsonObject
  /** Where a drawn element's block is written; undefined where the id is no mark. */
  pointerOf: (id: string) => string | undefined
  idOf: (pointer: string) => string | undefined
  /** A place of the marked definition in the one that was marked. */
  written: (pointer: string) => string
}

/**
 * Gives every block an anchor, and every use of a fragment a block around it that has one: an artefact has neither
 * the places where blocks were written nor what uses them came from, but it keeps anchors. Neither changes what is
 * drawn: the canvas leaves such boxes without a box of their own.
 */
export function markBlocks(definition: JsonObject): Marked {
  const pointers = new Map<string, string>()
  const ids = new Map<string, string>()
  const around = new Set<Json>()
  for (const { pointer, value, sort } of nodesOf(outlineOf(definition))) {
    if (sort !== 'block') continue
    const id = `${mark}${typeof value.type === 'string' ? '' : 'use-'}${pointers.size}`
    pointers.set(id, pointer)
    ids.set(pointer, id)
  }
  const copy = (value: Json, here: string): Json => {
    if (Array.isArray(value)) return value.map((one, at) => copy(one, joinPointer(here, at)))
    if (!isObject(value)) return value
    const id = ids.get(here)
    const parts = Object.entries(value).map(
      ([name, part]) => [name, copy(part, joinPointer(here, name))] as const,
    )
    const own: JsonObject = Object.fromEntries(parts)
    if (id === undefined) return own
    if (typeof value.type === 'string') return { ...own, id }
    const made: JsonObject = { type: 'stack', id, blocks: [own] }
    around.add(made)
    return made
  }
  const marked = copy(definition, '') as JsonObject
  const written = (pointer: string): string => {
    let place = ''
    let value: Json | undefined = marked
    const tokens = pointerTokens(pointer)
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] ?? ''
      if (value !== undefined && around.has(value)) {
        if (token !== 'blocks') return place
        value = isObject(value) && Array.isArray(value.blocks) ? value.blocks[0] : undefined
        at += 1
        continue
      }
      value = Array.isArray(value) ? value[Number(token)] : isObject(value) ? value[token] : undefined
      place = joinPointer(place, token)
    }
    return place
  }
  return { definition: marked, pointerOf: (id) => pointers.get(id), idOf: (place) => ids.get(place), written }
}

/** Blocks of a fragment with something in the place of what a use gives it, and nothing in that of its slots. */
export function withSamples(blocks: Json | undefined, sample: (name: string) => Json): Json[] {
  const fill = (value: Json): Json => {
    if (Array.isArray(value)) return value.filter((one) => !(isObject(one) && isOnly(one, 'slot'))).map(fill)
    if (typeof value === 'string')
      return value.replace(/^\{([a-zA-Z0-9_-]+)\}/, (_, name) => String(sample(name)))
    if (!isObject(value)) return value
    if (isOnly(value, 'param')) return sample(String(value.param))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part)]))
  }
  return Array.isArray(blocks) ? (fill(blocks) as Json[]) : []
}

const isOnly = (value: JsonObject, name: string): boolean => Object.keys(value).join() === name

/** The list that a pointer of a node leads into, of a popup: its view. */
export const viewOf = (pointer: string | undefined): string | undefined => {
  const [first, id] = pointer === undefined ? [] : pointerTokens(pointer)
  return first === 'views' ? id : undefined
}
