import { nodeSchemas } from '#schemas/compiler/grammar.ts'
import { type GrammarSchema, isSchema } from '#schemas/runtime/walkGrammar.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import { type Givens, leastOf, samples } from '../grammar/least.ts'
import { operationNames } from '../grammar/Surroundings.ts'

/** A block that says only what it must. It fits the grammar; what it names may be still to choose. */
export function leastBlock(type: string, givens: Givens): JsonObject {
  const schema = nodeSchemas[type]
  return schema
    ? { ...(leastOf({ schema, file: schema }, givens) as JsonObject), ...sampleSize(schema), type }
    : { type }
}

/** Pixels of the picture that stands for one that is still to be chosen. */
const [across, down] = [480, 320]

function sampleSize({ properties }: GrammarSchema): JsonObject {
  const parts = isSchema(properties) ? Object.values(properties).filter(isSchema) : []
  const [width, height] = parts.flatMap((part) =>
    Array.isArray(part['x-size']) ? part['x-size'].map(String) : [],
  )
  return width === undefined || height === undefined ? {} : { [width]: across, [height]: down }
}

/** An entry of a menu that leads to the first page. */
export function leastItem({ textKey, namesOf }: Givens): JsonObject {
  return { label: textKey(), link: { route: namesOf('route')[0] ?? 'index' } }
}

/** A route to a page. */
export const leastRoute = ({ namesOf }: Givens): JsonObject => ({
  name: 'new-route',
  path: '/new-route',
  page: namesOf('page')[0] ?? 'home',
})

/** What must be given to a fragment. */
export function leastUse(id: string, fragment: JsonObject | undefined, givens: Givens): JsonObject {
  const params = Object.entries(isSchema(fragment?.params) ? fragment.params : {}).flatMap(
    ([name, param]) => {
      if (!isSchema(param) || param.optional === true || param.default !== undefined) return []
      return [[name, ofParameter(param, givens)] as const]
    },
  )
  return params.length === 0 ? { use: id } : { use: id, with: Object.fromEntries(params) }
}

function ofParameter({ type, of }: GrammarSchema, givens: Givens): Json {
  if (type === 'text' || type === 'message') return givens.textKey()
  if (Array.isArray(of)) return String(of[0])
  if (type === 'number') return 1
  if (type === 'flag') return true
  if (type === 'link') return { route: givens.namesOf('route')[0] ?? 'index' }
  if (type === 'route') return givens.namesOf('route')[0] ?? 'index'
  if (type === 'operation') return operationNames('operation')[0] ?? ''
  if (type === 'icon') return 'star'
  const titles: Record<string, string> = {
    value: 'Value',
    pointer: 'Pointer',
    condition: 'Condition',
    actions: 'Actions',
    picture: 'picture',
  }
  return samples[titles[String(type)] ?? ''] ?? 'word'
}
