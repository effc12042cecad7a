import { blockSchemas } from '#schemas/compiler/grammar.ts'
import { defaultSlot } from '#schemas/compiler/nestBlocks.ts'
import { joinPointer } from '#schemas/runtime/readPointer.ts'
import { isSchema } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'

/** What stands in a list: blocks of a page, entries of a menu, or routes. */
export type Sort = 'block' | 'item' | 'route'

/** A block, the use of a fragment, what stands for a slot of one, or an entry of a menu. */
export type OutlineNode = {
  pointer: string
  value: JsonObject
  sort: Sort
  slots: OutlineSlot[]
}

/** A list that nodes stand in; it need not be written yet. */
export type OutlineSlot = {
  pointer: string
  name: string
  says: string | undefined
  sort: Sort
  /** Stays, empty, once nothing stands in it any more. */
  isKept: boolean
  nodes: OutlineNode[]
}

/** Names of the slots of a fragment, each with what it is for. */
export type FragmentSlots = (id: string) => Readonly<Record<string, string>>

/** The lists of blocks, or of entries, that a definition is made of; none where it is made otherwise. */
export function outlineOf(definition: JsonObject, fragmentSlots: FragmentSlots = () => ({})): OutlineSlot[] {
  const { kind, views } = definition
  const root = (pointer: string, name: string, list: Json | undefined, sort: Sort = 'block') =>
    slotOf({ pointer, name, sort, isKept: true, says: undefined }, list, fragmentSlots)
  if (kind === 'page') return [root('/blocks', 'blocks', definition.blocks)]
  if (kind === 'fragment' && Array.isArray(definition.blocks))
    return [root('/blocks', 'blocks', definition.blocks)]
  if (kind === 'menu') return [root('/items', 'items', definition.items, 'item')]
  if (kind === 'routes') return [root('/routes', 'routes', definition.routes, 'route')]
  if (kind !== 'popup' || !isObject(views)) return []
  return Object.entries(views).map(([id, view]) =>
    root(joinPointer('/views', id, 'blocks'), id, isObject(view) ? view.blocks : undefined),
  )
}

function slotOf(
  slot: Omit<OutlineSlot, 'nodes'>,
  list: Json | undefined,
  fragmentSlots: FragmentSlots,
): OutlineSlot {
  const items = Array.isArray(list) ? list : []
  const nodes = items.flatMap((value, at) =>
    isObject(value) ? [nodeOf(value, joinPointer(slot.pointer, at), slot.sort, fragmentSlots)] : [],
  )
  return { ...slot, nodes }
}

function nodeOf(value: JsonObject, pointer: string, sort: Sort, fragmentSlots: FragmentSlots): OutlineNode {
  const slots = slotsIn(value, sort, fragmentSlots).map(({ path, list, ...slot }) =>
    slotOf({ ...slot, pointer: pointer + path, sort }, list, fragmentSlots),
  )
  return { pointer, value, sort, slots }
}

type Place = Pick<OutlineSlot, 'name' | 'says' | 'isKept'> & { path: string; list: Json | undefined }

/** Where something may stand inside a node. */
function slotsIn(value: JsonObject, sort: Sort, fragmentSlots: FragmentSlots): Place[] {
  const place = (name: string, says: string | undefined): Place => ({
    name,
    says,
    isKept: false,
    path: joinPointer('', name),
    list: value[name],
  })
  if (sort === 'route') return [place('children', undefined)]
  if (sort === 'item') {
    const holds = 'items' in value || !('link' in value || 'actions' in value)
    return holds ? [{ ...place('items', undefined), isKept: true }] : []
  }
  if (typeof value.use === 'string' && value.type === undefined) {
    const said = fragmentSlots(value.use)
    const written = Object.keys(value).filter((name) => !['use', 'with', 'visibleWhen'].includes(name))
    return [...new Set([...Object.keys(said), ...written])].map((name) => place(name, said[name]))
  }
  const schema = schemaOf(value.type)
  const slots = isSchema(schema?.['x-slots']) ? schema['x-slots'] : {}
  const named = Object.entries(slots).flatMap(([name, says]) =>
    name === '*' ? [] : [place(name === 'default' ? defaultSlot : name, String(says))],
  )
  const holding = schema?.['x-slots-in']
  const items = typeof holding === 'string' ? value[holding] : undefined
  if (typeof holding !== 'string' || !Array.isArray(items)) return named
  const inItems = items.flatMap((item, at) => {
    if (!isObject(item)) return []
    const path = joinPointer('', holding, at, defaultSlot)
    const says = typeof slots['*'] === 'string' ? slots['*'] : undefined
    return [{ name: String(item.id ?? at + 1), says, isKept: false, path, list: item[defaultSlot] }]
  })
  return [...named, ...inItems]
}

const schemaOf = (type: Json | undefined) =>
  typeof type === 'string' && Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined

/** A line of the outline: a node, or one of several slots by its name. */
export type Row = {
  pointer: string
  depth: number
  /** Its place among those beside it, from 1, and how many there are. */
  place: number
  of: number
  isOpen: boolean | undefined
  parent: string | undefined
} & ({ node: OutlineNode; slot?: undefined } | { slot: OutlineSlot; node?: undefined })

/** The lines of an outline from above; a slot has one where its name says something. @param closed pointers */
export function rowsOf(slots: readonly OutlineSlot[], closed: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  inside(slots, 1, undefined)
  return rows

  function inside(list: readonly OutlineSlot[], depth: number, parent: string | undefined): void {
    const [only] = list
    if (only && list.length === 1 && isPlain(only)) {
      nodesOf(only, depth, parent)
      return
    }
    list.forEach((slot, at) => {
      const isOpen = slot.nodes.length === 0 ? undefined : !closed.has(slot.pointer)
      rows.push({ pointer: slot.pointer, depth, place: at + 1, of: list.length, isOpen, parent, slot })
      if (isOpen) nodesOf(slot, depth + 1, slot.pointer)
    })
  }

  function nodesOf(slot: OutlineSlot, depth: number, parent: string | undefined): void {
    slot.nodes.forEach((node, at) => {
      const holds = node.slots.some((one) => one.nodes.length > 0) || node.slots.length > 1
      const isOpen = holds ? !closed.has(node.pointer) : undefined
      const { pointer } = node
      rows.push({ pointer, depth, place: at + 1, of: slot.nodes.length, isOpen, parent, node })
      if (isOpen) inside(node.slots, depth + 1, pointer)
    })
  }
}

/** The one list of a page, a menu, a fragment or most blocks goes without saying. */
const isPlain = ({ name, pointer }: OutlineSlot): boolean =>
  (name === defaultSlot || ['items', 'routes', 'children'].includes(name)) &&
  !/^\/views\/[^/]*\/blocks$/.test(pointer)

/** Every node of an outline, those outside first. */
export function* nodesOf(slots: readonly OutlineSlot[]): Generator<OutlineNode> {
  for (const slot of slots)
    for (const node of slot.nodes) {
      yield node
      yield* nodesOf(node.slots)
    }
}

/** The slot and the place in it, from 0, that a node has. */
export function placeOf(
  slots: readonly OutlineSlot[],
  pointer: string,
): { slot: OutlineSlot; at: number; node: OutlineNode; owner: OutlineNode | undefined } | undefined {
  const search = (
    list: readonly OutlineSlot[],
    owner: OutlineNode | undefined,
  ): ReturnType<typeof placeOf> => {
    for (const slot of list) {
      if (!pointer.startsWith(`${slot.pointer}/`)) continue
      for (const [at, node] of slot.nodes.entries()) {
        if (node.pointer === pointer) return { slot, at, node, owner }
        if (pointer.startsWith(`${node.pointer}/`)) return search(node.slots, node)
      }
    }
    return undefined
  }
  return search(slots, undefined)
}

/** The node that a place of the definition lies in; undefined where it lies in none. */
export function nodeAround(slots: readonly OutlineSlot[], pointer: string): string | undefined {
  let found: string | undefined
  for (const node of nodesOf(slots))
    if (pointer === node.pointer || pointer.startsWith(`${node.pointer}/`)) found = node.pointer
  return found
}
