import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { blockName, pageWords } from '../words/blocks.ts'

/** What a node is called in the outline. */
export function nameOfNode(value: JsonObject): string {
  if (typeof value.type === 'string') return blockName(value.type)
  if (typeof value.use === 'string') return value.use
  if (typeof value.slot === 'string') return pageWords.slot
  if (typeof value.name === 'string' && typeof value.path === 'string') return value.name
  return pageWords.entry
}

/** Properties whose words tell one block from another, the first that is there. */
const telling = [
  'path',
  'text',
  'title',
  'label',
  'form',
  'menu',
  'operation',
  'from',
  'src',
  'image',
  'sysname',
] as const

/** What tells a node from others of its sort: words that players read, or what it names. */
export function tellingOf(
  value: JsonObject,
  textOf: (key: string) => string | undefined,
): string | undefined {
  for (const name of telling) {
    const said = wordOf(value[name])
    if (said !== undefined) return short(textOf(said) ?? said)
  }
  const given = isObject(value.with) ? Object.values(value.with).map(wordOf) : []
  const first = given.find((one) => one !== undefined && textOf(one) !== undefined)
  return first === undefined ? undefined : short(textOf(first) ?? first)
}

function wordOf(part: Json | undefined): string | undefined {
  if (typeof part === 'string') return part
  if (!isObject(part)) return undefined
  if (typeof part.key === 'string') return part.key
  return typeof part.from === 'string' ? part.from : undefined
}

/** Letters that a line may have room for. */
const most = 80

const short = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, most)
