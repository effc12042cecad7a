import { useMemo, useRef, useState } from 'react'
import { joinPointer } from '#schemas/runtime/readPointer.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { doWithTexts, leftAlone, ownTexts } from '../grammar/ownTexts.ts'
import { namesOf } from '../grammar/Surroundings.ts'
import { tell } from '../parts/tell.ts'
import { useLatest } from '../parts/useLatest.ts'
import type { Site } from '../stores/createSite.ts'
import { pageWords } from '../words/blocks.ts'
import { keptClipboard, readNodes, writeNodes } from './clipboard.ts'
import type { Deed, Deeds } from './deeds.ts'
import { leastItem, leastRoute } from './leastNode.ts'
import { nameOfNode } from './nameOfNode.ts'
import {
  nodeAround,
  nodesOf,
  type OutlineNode,
  type OutlineSlot,
  outlineOf,
  placeOf,
  rowsOf,
} from './outline.ts'
import {
  changed,
  type Direction,
  destination,
  duplicateNode,
  type Edit,
  insertNodes,
  moveNode,
  removeNode,
  unwrapNode,
  withFreeAnchors,
} from './treeEdits.ts'

/** What is to be chosen before something is done. */
export type Asked =
  | { what: 'add'; list: string; place: number }
  | { what: 'wrap'; pointer: string }
  | { what: 'fragment'; pointer: string }

type Keeps = (key: string) => boolean

const directions = new Set<Deed>(['up', 'down', 'in', 'out', 'first', 'last'])

type Built = {
  document: StudioDocument
  text: string
  site: Site
  newTextKey: () => string
  /** Goes on to what is said of the chosen one. */
  edit: () => void
  /** A text was saved: what shows it is to show it anew. */
  textSaved: () => void
  /** Something was added: what is to be said of it comes next. */
  added: () => void
  /** It is only read: whatever would change it does nothing. */
  isFixed: boolean
}

/** A definition as a tree: what is chosen, open and asked for, and everything that can be done to it. */
export function useTree({ document, text, site, newTextKey, textSaved, edit, added, isFixed }: Built) {
  const version = site.version()
  const definition = useMemo(() => {
    const parsed = parseDefinition(text)
    return 'definition' in parsed ? (parsed.definition as JsonObject) : undefined
  }, [text])
  const [chosen, setChosen] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const [said, say] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site says of its fragments changes with its version
  const outline = useMemo(
    () =>
      definition
        ? outlineOf(definition, (id) => {
            const slots = site.definition(`fragment/${id}`)?.slots
            return isObject(slots) ? (slots as Record<string, string>) : {}
          })
        : [],
    [definition, site, version],
  )
  const latest = useRef({ definition, outline })
  latest.current = { definition, outline }
  const rows = useMemo(() => rowsOf(outline, closed), [outline, closed])
  // What was chosen may be gone after an undo: what it stood in is chosen then.
  const current = chosen === undefined || isThere(outline, chosen) ? chosen : nodeAround(outline, chosen)

  /** Another definition, in which everything stands where it did. */
  const put = (next: JsonObject) => {
    if (next !== latest.current.definition) document.type(printDefinition(next), 'builder')
  }
  const apply = (edit: Edit, words?: string) => {
    if (edit.definition === latest.current.definition) return
    put(edit.definition)
    setChosen(edit.at)
    setClosed((before) => new Set([...before].map(edit.shift)))
    if (words !== undefined) say(words)
  }
  /** What was put there says texts of its own, but for those that it `keeps`. */
  const applyCopy = (
    edit: Edit,
    list: string,
    place: number,
    count: number,
    words: string,
    keeps?: Keeps,
  ) => {
    const pointers = Array.from({ length: count }, (_, at) => joinPointer(list, place + at))
    const { own, texts } = ownTexts({ site, newTextKey }, edit.definition, pointers, keeps)
    const definition = pointers.reduce(
      (before, pointer) => changed(before, pointer, (node) => node && own(node)),
      edit.definition,
    )
    doWithTexts({ site, history: document.history, textSaved }, texts, () =>
      apply({ ...edit, definition }, words),
    )
  }
  const own: Deeds = {
    choose: setChosen,
    hover: setHovered,
    open: (pointer, isOpen) =>
      setClosed((before) => {
        const next = new Set(before)
        if (isOpen) next.delete(pointer)
        else next.add(pointer)
        return next
      }),
    act,
    addTo: (slot) => ask(slot.sort, slot.pointer, slot.nodes.length),
    pasteInto: (slot) => void pasteAt(slot, slot.nodes.length),
    drop: (from, list, place) => move(from, list, place),
    edit,
    copied: (pointer) => {
      const found = placeOf(latest.current.outline, pointer)
      return found && writeNodes(found.node.sort, [found.node.value])
    },
    pasted: (read, pointer) => {
      const place = placeFor(pointer)
      if (place) paste(read || keptClipboard.read(), place.slot, place.at)
    },
  }
  const deeds = useLatest(isFixed ? { ...own, ...onlyRead } : own)

  function ask(sort: OutlineSlot['sort'], list: string, place: number): void {
    const { definition } = latest.current
    if (!definition) return
    if (sort === 'block') setAsked({ what: 'add', list, place })
    else {
      const givens = { textKey: newTextKey, namesOf: (name: string) => namesOf(site, definition, name) }
      const made = sort === 'route' ? leastRoute(givens) : leastItem(givens)
      added()
      apply(insertNodes(definition, list, place, [made]), pageWords.said.added(nameOfNode(made)))
    }
  }

  function move(from: string, list: string, place: number): void {
    const { definition } = latest.current
    const found = placeOf(latest.current.outline, from)
    if (!definition || !found) return
    const edit = moveNode(definition, from, list, place)
    const name = nameOfNode(found.node.value)
    const to = edit.at === undefined ? undefined : placeOf(outlineOf(edit.definition), edit.at)
    if (edit.definition === definition || !to) say(pageWords.said.stays(name))
    else apply(edit, pageWords.said.moved(name, to.at + 1, to.slot.nodes.length))
  }

  /** Behind the node, or at the end of the list, where something is put. */
  function placeFor(pointer: string | undefined): { slot: OutlineSlot; at: number } | undefined {
    const { outline } = latest.current
    const found = pointer === undefined ? undefined : placeOf(outline, pointer)
    if (found) return { slot: found.slot, at: found.at + 1 }
    const slot = allSlots(outline).find((one) => one.pointer === pointer) ?? outline[0]
    return slot && { slot, at: slot.nodes.length }
  }

  function paste(read: string, slot: OutlineSlot, at: number): void {
    const { definition } = latest.current
    const nodes = readNodes(read, slot.sort)
    const [first] = nodes ?? []
    if (!nodes || !first) {
      tell(pageWords.notPasted)
    } else if (definition) {
      const free = nodes.map((one) => withFreeAnchors(one, definition))
      const edit = insertNodes(definition, slot.pointer, at, free)
      const words = pageWords.said.added(nameOfNode(first))
      applyCopy(edit, slot.pointer, at, free.length, words, leftAlone(site, definition))
    }
  }

  async function pasteAt(slot: OutlineSlot, at: number): Promise<void> {
    // Browsers ask before they let their clipboard be read, and some never do.
    const read = await navigator.clipboard?.readText().catch(() => '')
    paste(readNodes(read ?? '', slot.sort) ? (read ?? '') : keptClipboard.read(), slot, at)
  }

  function act(deed: Deed, pointer: string): void {
    const { definition, outline } = latest.current
    const found = placeOf(outline, pointer)
    if (!definition || !found) return
    const { slot, at, node } = found
    const name = nameOfNode(node.value)
    if (directions.has(deed)) {
      const to = destination(outline, pointer, deed as Direction)
      if (to) move(pointer, to.list, to.place)
      else say(pageWords.said.stays(name))
      return
    }
    const deeds: Readonly<Partial<Record<Deed, () => void>>> = {
      before: () => ask(slot.sort, slot.pointer, at),
      after: () => ask(slot.sort, slot.pointer, at + 1),
      duplicate: () =>
        applyCopy(duplicateNode(definition, pointer), slot.pointer, at + 1, 1, pageWords.said.added(name)),
      wrap: () => setAsked({ what: 'wrap', pointer }),
      unwrap: () => apply(unwrapNode(definition, pointer), pageWords.said.removed(name)),
      fragment: () => setAsked({ what: 'fragment', pointer }),
      remove: () => apply(removeNode(definition, pointer), pageWords.said.removed(name)),
      paste: () => void pasteAt(slot, at + 1),
      copy: () => {
        copy(node)
        say(pageWords.said.copied(name))
      },
      cut: () => {
        copy(node)
        apply(removeNode(definition, pointer), pageWords.said.removed(name))
      },
    }
    deeds[deed]?.()
  }

  function copy({ sort, value }: OutlineNode): void {
    const copied = writeNodes(sort, [value])
    keptClipboard.write(copied)
    navigator.clipboard?.writeText(copied).catch(() => undefined)
  }

  return {
    definition,
    outline,
    rows,
    current,
    hovered,
    said,
    asked,
    setAsked,
    apply,
    put,
    deeds,
    /** Asks what to add behind what is chosen. */
    add: () => {
      const place = placeFor(current)
      if (place) ask(place.slot.sort, place.slot.pointer, place.at)
    },
    can: (node: OutlineNode, deed: Deed) => definition !== undefined && can(outline, definition, node, deed),
  }
}

const nothing = () => undefined

/** What of the deeds would change something. */
const onlyRead: Pick<Deeds, 'act' | 'addTo' | 'pasteInto' | 'drop' | 'pasted'> = {
  act: nothing,
  addTo: nothing,
  pasteInto: nothing,
  drop: nothing,
  pasted: nothing,
}

const isThere = (outline: readonly OutlineSlot[], pointer: string): boolean =>
  placeOf(outline, pointer) !== undefined || allSlots(outline).some((one) => one.pointer === pointer)

const allSlots = (outline: readonly OutlineSlot[]): OutlineSlot[] => [
  ...outline,
  ...[...nodesOf(outline)].flatMap(({ slots }) => slots),
]

function can(
  outline: readonly OutlineSlot[],
  definition: JsonObject,
  node: OutlineNode,
  deed: Deed,
): boolean {
  if (directions.has(deed)) return destination(outline, node.pointer, deed as Direction) !== undefined
  if (deed === 'unwrap') return node.slots.some(({ nodes }) => nodes.length > 0)
  if (deed === 'wrap') return node.sort === 'block'
  // What a fragment is given stands for nothing outside it.
  if (deed === 'fragment')
    return (
      node.sort === 'block' &&
      !(definition.kind === 'fragment' && /"(param|slot)":/.test(JSON.stringify(node.value)))
    )
  return true
}
