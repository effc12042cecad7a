import { Button, Loader, Stack, Text, Title } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import type { JsonObject } from '../definition/identity.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { sayInstead } from '../definition/sayInstead.ts'
import { undoKeys } from '../definition/undoKeys.ts'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { sentenceOf } from '../grammar/sayConditions.ts'
import { factsAt } from '../grammar/shapes.ts'
import { useTextKeys } from '../grammar/useTextKeys.ts'
import { Failure } from '../parts/Failure.tsx'
import type { Asked } from '../parts/useAsked.ts'
import { AsItIs } from '../source/AsItIs.tsx'
import { useFixed } from '../source/FixedContext.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { pageWords } from '../words/blocks.ts'
import { builderWords } from '../words/builder.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { Canvas } from './Canvas.tsx'
import { focusField, focusFirst } from './focusField.ts'
import { NodeEditor } from './NodeEditor.tsx'
import { nameOfNode, tellingOf } from './nameOfNode.ts'
import { Outline } from './Outline.tsx'
import { nodeAround, type OutlineNode, type OutlineSlot, placeOf } from './outline.ts'
import { replaceNode } from './treeEdits.ts'
import type { CanvasAnswer } from './useCanvas.ts'
import { useTree } from './useTree.ts'

/** A JSON Pointer into the definition, and the how manieth time that somebody wants to go somewhere. */
export type Place = { pointer: string; turn: number }

type PageBuilderProps = {
  document: StudioDocument
  name: string
  text: string
  /** Grows with every change that did not come from here. */
  edition: number
  problems: readonly Problem[]
  place: Place | undefined
  locale: string
  setLocale: (locale: string) => void
  /** What it looks like, as far as that could be made; asked again when a text was saved. */
  canvas: Asked<CanvasAnswer | undefined>
}

const none: readonly string[] = []

/** A page, a popup, a fragment, a menu or the routes: an outline beside what is said of the chosen part. */
export function PageBuilder(props: PageBuilderProps) {
  const { document, name, text, edition, problems, place, locale, setLocale, canvas } = props
  const { answer, failure, again } = canvas
  const site = useFreshSite()
  const isFixed = useFixed()
  const version = site.version()
  const panel = useRef<HTMLElement>(null)
  const isAdded = useRef(false)
  const added = () => {
    isAdded.current = true
  }
  const newTextKey = useTextKeys(site, name, text)
  const tree = useTree({
    document,
    text,
    site,
    newTextKey,
    textSaved: again,
    edit: () => focusFirst(panel.current),
    added,
    isFixed,
  })
  const { definition, outline, rows, current, deeds, apply, put } = tree
  const latest = useRef({ definition, outline })
  latest.current = { definition, outline }
  const shown = useDeferredValue(current)
  const node = shown === undefined ? undefined : placeOf(outline, shown)?.node
  // Whoever has added something goes on to what is to be said of it.
  useEffect(() => {
    if (!isAdded.current || node === undefined) return
    isAdded.current = false
    focusFirst(panel.current)
  }, [node])
  const wanted = useRef<{ pointer: string; node: string | undefined }>(undefined)
  useEffect(() => {
    if (!place) return
    const at = nodeAround(latest.current.outline, place.pointer)
    wanted.current = { pointer: place.pointer, node: at }
    deeds.choose(at)
  }, [place, deeds])
  useEffect(() => {
    const to = wanted.current
    if (!to || to.node !== node?.pointer) return
    wanted.current = undefined
    focusField(panel.current, to.pointer.slice((to.node ?? '').length))
  })
  const around = useMemo(
    () => ({
      site,
      version,
      definition: definition ?? {},
      locale,
      newTextKey,
      facts: definition && node ? factsAt(definition, `${node.pointer}/-`) : [],
      history: document.history,
      textSaved: again,
    }),
    [site, version, definition, locale, newTextKey, node, document, again],
  )
  const counts = useMemo(() => countOf(problems, outline), [problems, outline])

  if (!definition) return <Text>{builderWords.notJson(lineOf(text))}</Text>
  if (!site.isRead()) return <Loader aria-label={builderWords.title} />
  const texts = site.texts(locale)
  const textOf = (key: string) => texts.get(key)?.text
  const [root] = outline
  const title = node ? nameOfNode(node.value) : pageWords.whole
  return (
    <SurroundingsContext value={around}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, whose buttons stand above */}
      <div className="builder pages" onKeyDown={undoKeys(document)}>
        <Stack gap="xs">
          <Title order={2} size="h5">
            {pageWords.outline}
          </Title>
          <Button
            variant={current === undefined ? 'light' : 'subtle'}
            size="compact-sm"
            aria-current={current === undefined ? 'true' : undefined}
            onClick={() => deeds.choose(undefined)}
          >
            {pageWords.whole}
          </Button>
          {rows.length === 0 ? (
            <Text size="sm">{pageWords.nothing}</Text>
          ) : (
            <Outline
              rows={rows}
              current={current}
              hovered={tree.hovered}
              problems={counts}
              telling={(one) => tellingOf(one.value, textOf)}
              sentence={(one) => conditionOf(one, (name) => site.sentence(name, 'en'))}
              can={tree.can}
              said={tree.said}
              deeds={deeds}
            />
          )}
          {root && !isFixed && (
            <Button variant="light" onClick={tree.add}>
              {pageWords.add}
            </Button>
          )}
          {!isFixed && (
            <Text size="xs" c="dimmed">
              {pageWords.shortcuts}
            </Text>
          )}
        </Stack>
        {hasCanvas(definition) && (
          <section className="canvas" aria-label={pageWords.canvas}>
            <Title order={2} size="h5">
              {pageWords.canvas}
            </Title>
            {failure ? (
              <Failure error={failure} again={again} />
            ) : (
              <Canvas
                answer={answer}
                isFragment={definition.kind === 'fragment'}
                current={current}
                hovered={tree.hovered}
                locale={locale}
                setLocale={setLocale}
                nodeAt={(pointer) => placeOf(outline, pointer)?.node.value}
                sayInstead={(pointer, key, another) => {
                  const { definition: now, outline: then } = latest.current
                  const said = placeOf(then, pointer)?.node.value
                  if (!now || !said) return
                  put(replaceNode(now, pointer, sayInstead(said, new Map([[key, another]]))).definition)
                }}
                deeds={deeds}
              />
            )}
          </section>
        )}
        <section aria-label={title} ref={panel}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <AsItIs>
            {node ? (
              <NodeEditor
                key={`${node.pointer} ${edition}`}
                node={node}
                edition={`${node.pointer} ${edition}`}
                change={(value) => {
                  const now = latest.current.definition
                  if (now) put(replaceNode(now, node.pointer, value).definition)
                }}
              />
            ) : (
              <GrammarEditor
                of={`${String(definition.kind)}.json`}
                value={definition}
                only={isOfWhole}
                change={(next) => put(next as JsonObject)}
                edition={`whole ${edition}`}
                fields={none}
              />
            )}
          </AsItIs>
        </section>
      </div>
      <AskedDialog
        asked={tree.asked}
        definition={definition}
        outline={outline}
        close={() => tree.setAsked(undefined)}
        added={added}
        apply={apply}
      />
    </SurroundingsContext>
  )
}

const isOfWhole = ([name = '']: readonly string[]) =>
  !['kind', 'id', 'edition', 'blocks', 'fields', 'items', 'routes'].includes(name)

/** Routes have no look, and neither have fragments of anything but blocks. */
const hasCanvas = ({ kind, blocks }: JsonObject): boolean =>
  kind === 'page' || kind === 'popup' || kind === 'menu' || (kind === 'fragment' && Array.isArray(blocks))

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

/** How many problems each node has that lie in none inside it. */
function countOf(problems: readonly Problem[], outline: readonly OutlineSlot[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { pointer } of problems) {
    const at = nodeAround(outline, pointer)
    if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return counts
}
