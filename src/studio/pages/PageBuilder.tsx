import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import type { JsonObject } from '../definition/identity.ts'
import { isObject } from '../definition/identity.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { sentenceOf } from '../grammar/ConditionEditor.tsx'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { factsAt } from '../grammar/shapes.ts'
import { useTextKeys } from '../grammar/useTextKeys.ts'
import { tell } from '../parts/tell.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { pageWords } from '../words/blocks.ts'
import { builderWords } from '../words/builder.ts'
import { Catalogue } from './Catalogue.tsx'
import { keptClipboard, readNodes, writeNodes } from './clipboard.ts'
import { leastItem } from './leastNode.ts'
import { MakeFragment } from './MakeFragment.tsx'
import { NodeEditor } from './NodeEditor.tsx'
import { nameOfNode, tellingOf } from './nameOfNode.ts'
import { type Deed, type Deeds, Outline } from './Outline.tsx'
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
  type Direction,
  destination,
  duplicateNode,
  type Edit,
  insertNodes,
  moveNode,
  removeNode,
  replaceNode,
  unwrapNode,
  withFreeAnchors,
  wrapNode,
} from './treeEdits.ts'

type PageBuilderProps = {
  document: StudioDocument
  text: string
  /** Grows with every change that did not come from here. */
  edition: number
  problems: readonly Problem[]
  locale: string
  /** A text was saved. */
  textSaved: () => void
}

/** What is to be chosen before something is done. */
type Asked =
  | { what: 'add'; list: string; place: number }
  | { what: 'wrap'; pointer: string }
  | { what: 'fragment'; pointer: string }

const directions = new Set<Deed>(['up', 'down', 'in', 'out', 'first', 'last'])
const none: readonly string[] = []

/** A page, a popup, a fragment or a menu: its outline beside what is said of the chosen part. */
export function PageBuilder({ document, text, edition, problems, locale, textSaved }: PageBuilderProps) {
  const site = useFreshSite()
  const version = site.version()
  const held = useRef<{ text: string; definition: JsonObject }>(undefined)
  const definition = useMemo(() => {
    // What was made here is the same objects but for what changed, so that the rest is not drawn anew.
    if (held.current?.text === text) return held.current.definition
    const parsed = parseDefinition(text)
    return 'definition' in parsed ? (parsed.definition as JsonObject) : undefined
  }, [text])
  const [chosen, setChosen] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const [said, say] = useState('')
  const panel = useRef<HTMLElement>(null)

  const newTextKey = useTextKeys(site, definition)
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
  const rows = useMemo(() => rowsOf(outline, closed), [outline, closed])
  // What was chosen may be gone after an undo: what it stood in is chosen then.
  const current = chosen === undefined || isThere(outline, chosen) ? chosen : nodeAround(outline, chosen)
  const shown = useDeferredValue(current)
  const node = shown === undefined ? undefined : placeOf(outline, shown)?.node
  // Whoever has added something goes on to what is to be said of it.
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current || node === undefined) return
    isAdded.current = false
    focusFirst(panel.current)
  }, [node])
  const around = useMemo(
    () => ({
      site,
      version,
      definition: definition ?? {},
      locale,
      newTextKey,
      facts: definition && node ? factsAt(definition, `${node.pointer}/-`) : [],
      textSaved,
    }),
    [site, version, definition, locale, newTextKey, node, textSaved],
  )
  const counts = useMemo(() => countOf(problems, outline), [problems, outline])

  const latest = useRef({ definition, outline, edition })
  latest.current = { definition, outline, edition }
  const apply = (edit: Edit, words?: string) => {
    if (edit.definition === latest.current.definition) return
    const printed = printDefinition(edit.definition)
    held.current = { text: printed, definition: edit.definition }
    document.type(printed, 'builder')
    setChosen(edit.at)
    setClosed((before) => new Set([...before].map(edit.shift)))
    if (words !== undefined) say(words)
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
    edit: () => focusFirst(panel.current),
    copied: (pointer) => {
      const found = placeOf(latest.current.outline, pointer)
      return found && writeNodes(found.node.sort, [found.node.value])
    },
    pasted: (read, pointer) => {
      const place = placeFor(pointer)
      if (place) paste(read || keptClipboard.read(), place.slot, place.at)
    },
  }
  const stable = useLatest(own)

  function ask(sort: OutlineSlot['sort'], list: string, place: number): void {
    const { definition } = latest.current
    if (!definition) return
    if (sort === 'block') setAsked({ what: 'add', list, place })
    else {
      const namesOf = (reference: string) => (reference === 'route' ? ['index'] : [])
      apply(insertNodes(definition, list, place, [leastItem({ textKey: newTextKey, namesOf })]))
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
      apply(insertNodes(definition, slot.pointer, at, free), pageWords.said.added(nameOfNode(first)))
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
      duplicate: () => apply(duplicateNode(definition, pointer), pageWords.said.added(name)),
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

  const keys = (event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).matches('input, textarea, [contenteditable=true]')
    if (isTyping || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) document.redo()
    else document.undo()
  }

  if (!definition) return <Text>{builderWords.notJson(lineOf(text))}</Text>
  if (!site.isRead()) return <Loader aria-label={builderWords.title} />
  const texts = site.texts(locale)
  const textOf = (key: string) => texts.get(key)?.text
  const [root] = outline
  const title = node ? nameOfNode(node.value) : pageWords.whole
  return (
    <SurroundingsContext value={around}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, whose buttons stand above */}
      <div className="builder pages" onKeyDown={keys}>
        <Stack gap="xs">
          <Title order={2} size="h5">
            {pageWords.outline}
          </Title>
          <Button
            variant={current === undefined ? 'light' : 'subtle'}
            size="compact-sm"
            aria-current={current === undefined ? 'true' : undefined}
            onClick={() => setChosen(undefined)}
          >
            {pageWords.whole}
          </Button>
          {rows.length === 0 ? (
            <Text size="sm">{pageWords.nothing}</Text>
          ) : (
            <Outline
              rows={rows}
              current={current}
              hovered={hovered}
              problems={counts}
              telling={(one) => tellingOf(one.value, textOf)}
              sentence={(one) => conditionOf(one, (name) => site.sentence(name, 'en'))}
              can={(one, deed) => can(outline, definition, one, deed)}
              said={said}
              deeds={stable}
            />
          )}
          {root && (
            <Button
              variant="light"
              onClick={() => {
                const place = placeFor(current)
                if (place) ask(place.slot.sort, place.slot.pointer, place.at)
              }}
            >
              {pageWords.add}
            </Button>
          )}
          <Text size="xs" c="dimmed">
            {pageWords.shortcuts}
          </Text>
        </Stack>
        <section aria-label={title} ref={panel}>
          <Group justify="space-between">
            <Title order={2} size="h5">
              {title}
            </Title>
          </Group>
          {node ? (
            <NodeEditor
              key={`${node.pointer} ${edition}`}
              node={node}
              edition={`${node.pointer} ${edition}`}
              change={(value) => {
                const { definition } = latest.current
                if (definition) apply(replaceNode(definition, node.pointer, value))
              }}
            />
          ) : (
            <GrammarEditor
              of={`${String(definition.kind)}.json`}
              value={definition}
              only={isOfWhole}
              change={(next) => apply({ definition: next as JsonObject, at: undefined, shift: (one) => one })}
              edition={`whole ${edition}`}
              fields={none}
            />
          )}
        </section>
      </div>
      {asked?.what === 'add' && (
        <Catalogue
          title={pageWords.catalogue.title}
          close={() => setAsked(undefined)}
          choose={(made) => {
            setAsked(undefined)
            isAdded.current = true
            apply(
              insertNodes(definition, asked.list, asked.place, [made]),
              pageWords.said.added(nameOfNode(made)),
            )
          }}
        />
      )}
      {asked?.what === 'wrap' && (
        <Catalogue
          title={pageWords.catalogue.wrap}
          isHolding
          close={() => setAsked(undefined)}
          choose={(made) => {
            setAsked(undefined)
            apply(wrapNode(definition, asked.pointer, made, 'blocks'), pageWords.said.added(nameOfNode(made)))
          }}
        />
      )}
      {asked?.what === 'fragment' && (
        <MakeFragment
          node={placeOf(outline, asked.pointer)?.node.value ?? {}}
          close={() => setAsked(undefined)}
          made={(id) => {
            setAsked(undefined)
            apply(replaceNode(definition, asked.pointer, { use: id }))
          }}
        />
      )}
    </SurroundingsContext>
  )
}

const focusFirst = (panel: HTMLElement | null): void =>
  panel?.querySelector<HTMLElement>('input, textarea, button, select')?.focus()

const isOfWhole = ([name = '']: readonly string[]) =>
  !['kind', 'id', 'edition', 'blocks', 'items'].includes(name)

/** Functions that stay the same objects and do what the latest do: what they are given to is not drawn anew. */
function useLatest<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions)
  latest.current = functions
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [
          name,
          (...args: unknown[]) =>
            (latest.current[name as keyof Functions] as (...args: unknown[]) => unknown)(...args),
        ]),
      ) as Functions,
  )
  return stable
}

const isThere = (outline: readonly OutlineSlot[], pointer: string): boolean =>
  placeOf(outline, pointer) !== undefined || allSlots(outline).some((one) => one.pointer === pointer)

const allSlots = (outline: readonly OutlineSlot[]): OutlineSlot[] => [
  ...outline,
  ...[...nodesOf(outline)].flatMap(({ slots }) => slots),
]

function lineOf(text: string): number {
  const parsed = parseDefinition(text)
  return 'line' in parsed ? parsed.line : 0
}

function conditionOf(
  { value }: OutlineNode,
  sentence: (name: string) => string | undefined,
): string | undefined {
  return value.visibleWhen === undefined
    ? undefined
    : pageWords.shownWhen(sentenceOf(value.visibleWhen, sentence))
}

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

/** How many problems each node has that lie in none inside it. */
function countOf(problems: readonly Problem[], outline: readonly OutlineSlot[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { pointer } of problems) {
    const at = nodeAround(outline, pointer)
    if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return counts
}
