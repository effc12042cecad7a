import type { Block } from '#generated/grammar/types.ts'
import { sampleOf } from '#schemas/compiler/checkArguments.ts'
import type {
  Artefact,
  LocalesArtefact,
  MessagesArtefact,
  PageArtefact,
  PopupArtefact,
  SiteArtefact,
} from '#schemas/runtime/artefacts.ts'
import { artefactsUsed } from '#schemas/runtime/collectBlocks.ts'
import type { Definition, Problem } from '../api/createContentApi.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { useCompiled } from '../parts/useCompiled.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { siteOf } from '../stores/useSite.ts'
import type { CanvasParts } from './createCanvasHost.ts'
import { type Marked, markBlocks, withSamples } from './marks.ts'

/** Blocks as they are drawn, and where each of them is written. */
export type Drawn = { name: string; blocks: Block[]; marked: Marked }

export type CanvasAnswer = {
  problems: readonly Problem[]
  drawn: readonly Drawn[]
  parts: CanvasParts | undefined
}

/** Artefacts that are asked for again at once; the server takes fifty keys. */
const mostUsed = 40

/** What a definition, as it is typed, is judged and what it looks like, among all drafts. */
export function useCanvas(key: string, text: string, locale: string) {
  const studio = useStudio()
  const site = siteOf(studio)
  const ask = (definition: Definition, wanted: readonly string[]) =>
    studio.withSession(() => studio.api.preview(definition, wanted))

  return useCompiled<CanvasAnswer>(key, text, locale, async (latest, before) => {
    const parsed = parseDefinition(latest)
    if ('line' in parsed) return before
    const definition = parsed.definition as JsonObject
    const shared = ['site/main', 'locales/main', `messages/${locale}`]
    const used = Object.keys(before?.parts?.artefacts ?? {}).slice(0, mostUsed)
    const marked = markBlocks(definition)
    const drawing = drawingOf(marked.definition, site.texts(locale).keys().next().value)
    const name = drawing && `${drawing.kind}/${drawing.id}`
    const isOwn = name === key
    const first = await ask(isOwn ? marked.definition : definition, [key, ...shared, ...used])
    let found = first.artefacts as Record<string, Artefact | undefined>
    if (drawing && name && !isOwn)
      found = { ...found, ...((await ask(drawing, [name])).artefacts as typeof found) }
    const drawn = drawnOf(definition, name === undefined ? undefined : found[name], marked)
    const needed = drawn.flatMap(({ blocks }) => artefactsUsed(blocks)).filter((one) => !found[one])
    if (needed.length > 0)
      found = {
        ...found,
        ...((await ask(marked.definition, [...new Set(needed)])).artefacts as typeof found),
      }
    const problems = first.problems
      .filter((one) => one.definition === key)
      .map((one) => (isOwn ? { ...one, pointer: marked.written(one.pointer) } : one))

    const [look, locales, messages] = shared.map((one) => found[one])
    return {
      problems,
      // What cannot be made is shown as it was while it is mended.
      drawn: drawn.length > 0 ? drawn : (before?.drawn ?? []),
      parts:
        look && locales && messages
          ? {
              site: look as SiteArtefact,
              locales: locales as LocalesArtefact,
              messages: messages as MessagesArtefact,
              artefacts: Object.fromEntries(
                Object.entries(found).filter(([name]) => /^(form|menu|payment-methods)\//.test(name)),
              ) as Record<string, Artefact>,
            }
          : undefined,
    }
  })
}

/** What is compiled to see a definition: itself, or a page of what a fragment holds. */
function drawingOf(marked: JsonObject, title: string | undefined): JsonObject | undefined {
  const { kind, id, blocks, params } = marked
  if (kind !== 'fragment') return marked
  if (!Array.isArray(blocks) || title === undefined) return undefined
  const given: JsonObject = isObject(params) ? params : {}
  const sample = (name: string): Json => {
    const param = given[name]
    return isObject(param) ? (sampleOf(param as never) as Json) : null
  }
  return {
    kind: 'page',
    id: `studio/${String(id)}`,
    edition: marked.edition ?? 2,
    title,
    blocks: withSamples(blocks, sample),
  }
}

function drawnOf(definition: JsonObject, artefact: Artefact | undefined, marked: Marked): Drawn[] {
  if (definition.kind === 'menu') {
    const block = { type: 'menu', props: { menu: definition.id, look: 'column' } } as unknown as Block
    return artefact ? [{ name: 'items', blocks: [block], marked }] : []
  }
  if (artefact?.kind === 'page')
    return [{ name: 'blocks', blocks: (artefact as PageArtefact).blocks, marked }]
  if (artefact?.kind !== 'popup') return []
  return Object.entries((artefact as PopupArtefact).views).map(([name, { blocks }]) => ({
    name,
    blocks,
    marked,
  }))
}
