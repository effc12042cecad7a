import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { Drawing, drawingOf } from '../pages/drawings.tsx'

/** What is drawn of a definition that has no blocks. */
const ofKind: Readonly<Record<string, string>> = {
  form: 'form',
  menu: 'menu',
  promotion: 'banner',
  campaign: 'payment-method',
  banner: 'banner',
}
/** Blocks that are seen by what stands in them. */
const frames = new Set(['section', 'stack', 'lazy', 'grid', 'split', 'within', 'load'])
const most = 4

/** What a template makes, schematically: its blocks from above, or its definitions. */
export function TemplateDrawing({ parts }: { parts: readonly JsonObject[] }) {
  const [first] = parts
  const blocks = first ? blocksIn(first) : []
  const names = blocks.length > 0 ? blocks : parts.map(({ kind }) => ofKind[String(kind)] ?? 'alert')
  return (
    <div className="begin-drawing" aria-hidden="true">
      {names.slice(0, most).map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has neither state nor name
        <Drawing key={at} of={name} width={48} />
      ))}
    </div>
  )
}

function blocksIn({ blocks, views }: JsonObject): string[] {
  if (isObject(views)) return Object.values(views).flatMap((view) => (isObject(view) ? blocksIn(view) : []))
  return Array.isArray(blocks) ? blocks.flatMap(namesOf) : []
}

function namesOf(block: Json): string[] {
  if (!isObject(block)) return []
  const inside = Array.isArray(block.blocks) ? block.blocks.flatMap(namesOf) : []
  const isFrame = frames.has(String(block.type)) || typeof block.use === 'string'
  return isFrame && inside.length > 0 ? inside : [nameOfUse(block)]
}

/** Uses of fragments are seen by what their names say they are. */
function nameOfUse(block: JsonObject): string {
  const use = String(block.use ?? '')
  if (use.startsWith('games/')) return 'game-row'
  if (use.startsWith('button/') || use.startsWith('popup/')) return 'button'
  if (use.startsWith('faq/')) return 'disclosure'
  return drawingOf(block)
}
