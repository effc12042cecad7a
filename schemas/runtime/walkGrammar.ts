import { memo } from './memo.ts'
import { joinPointer } from './readPointer.ts'

/** A JSON Schema as the grammar files hold it. */
export type GrammarSchema = { readonly [keyword: string]: unknown }

/** What the walk meets: a value and one schema that describes it. */
export type GrammarNode = {
  schema: GrammarSchema
  value: unknown
  /** JSON Pointer of the value. */
  pointer: string
  /** The object or list that holds the value. */
  parent: unknown
  /** The grammar file that the schema stands in. */
  file: GrammarSchema
}

/** Finds the schema that a `$ref` names, seen from the file it stands in. */
export type FindSchema = (ref: string, from: GrammarSchema) => GrammarSchema | undefined

/**
 * Walks a value along the schemas that describe it. Of a oneOf only the branch that suits the value is entered, so the
 * walk takes time in proportion to the value, whatever an author nests.
 * @param visit answers false where nothing below the node is to be visited
 */
export function walkGrammar(
  root: GrammarNode,
  find: FindSchema,
  visit: (node: GrammarNode) => unknown,
): void {
  const pending = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (visit(node) === false) continue
    for (const inner of sameValue(node, find)) pending.push(inner)
    for (const inner of partsOf(node)) pending.push(inner)
  }
}

/** Schemas that describe the very same value: the target of $ref, the suiting branch of oneOf. */
function* sameValue(node: GrammarNode, find: FindSchema): Iterable<GrammarNode> {
  const { $ref, oneOf } = node.schema
  const typed = node.schema['x-node'] === true ? nodeSchemaOf(node.value, node.file, find) : undefined
  if (typed) yield { ...node, schema: typed, file: typed }
  if (typeof $ref === 'string') {
    const target = resolveRef($ref, node.file, find)
    if (target) yield { ...node, ...target }
  }
  if (Array.isArray(oneOf)) {
    const branch = suitingBranch(oneOf as GrammarSchema[], node.value, node.file, find)
    // A branch that only names required properties describes nothing further.
    if (branch && Object.keys(branch).join() !== 'required') yield { ...node, schema: branch }
  }
}

/** What a block of a type is made of. */
function nodeSchemaOf(value: unknown, file: GrammarSchema, find: FindSchema): GrammarSchema | undefined {
  return isSchema(value) && typeof value.type === 'string'
    ? find(`nodes/${value.type}.json`, file)
    : undefined
}

/** In reverse, because the walk takes the last one first. */
function* partsOf({ schema, value, pointer, file }: GrammarNode): Iterable<GrammarNode> {
  if (Array.isArray(value)) {
    const { items } = schema
    if (!isSchema(items)) return
    for (let at = value.length - 1; at >= 0; at--)
      yield { schema: items, value: value[at], pointer: `${pointer}/${at}`, parent: value, file }
  } else if (isSchema(value)) {
    const properties = isSchema(schema.properties) ? schema.properties : {}
    for (const [name, part] of Object.entries(value).reverse()) {
      const own = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties
      if (isSchema(own))
        yield { schema: own, value: part, pointer: joinPointer(pointer, name), parent: value, file }
    }
  }
}

/** The branch that the value was most likely meant for: its constants fit, else its type, else none. */
export function suitingBranch(
  branches: readonly GrammarSchema[],
  value: unknown,
  file: GrammarSchema,
  find: FindSchema,
): GrammarSchema | undefined {
  const scored = branches.map((branch) => ({ branch, score: suits(branch, value, file, find, 0) }))
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (winner, one) => (one.score > (winner?.score ?? 0) ? one : winner),
    undefined,
  )
  return best?.branch
}

/** 0: not at all. More: type, constants and required properties fit. Looks only at the value's first level. */
function suits(
  branch: GrammarSchema,
  value: unknown,
  file: GrammarSchema,
  find: FindSchema,
  depth: number,
): number {
  const { $ref, oneOf, type, required } = branch
  if (typeof $ref === 'string') {
    const target = resolveRef($ref, file, find)
    return target && depth < 8 ? suits(target.schema, value, target.file, find, depth + 1) : 0
  }
  if (Array.isArray(oneOf) && type === undefined)
    return suitsOneOf(oneOf as GrammarSchema[], value, file, find, depth)
  if (type !== undefined && !hasType(value, type)) return 0
  // A misspelt word was meant for the words, a list was not.
  if (Array.isArray(branch.enum) && !branch.enum.some((one) => typeof one === typeof value)) return 0
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return 2
  const { properties, constants } = contentsOf(branch)
  const written = value as GrammarSchema
  for (const [name, constant] of constants)
    if (written[name] !== constant || !Object.hasOwn(written, name)) return 0
  const names = Array.isArray(required) ? required : []
  // Of two that fit alike, or of several that all lack something, the one that knows more of what is written.
  const given = Object.keys(written)
  const known = given.filter((name) => Object.hasOwn(properties, name)).length / (given.length + 1)
  return (names.every((name) => Object.hasOwn(written, String(name))) ? 2 + names.length : 1) + known
}

/** The properties of a schema, and those of them that are constants. */
const contentsOf = memo((schema: GrammarSchema) => {
  const properties = isSchema(schema.properties) ? schema.properties : {}
  const constants = Object.entries(properties).flatMap(([name, part]) =>
    isSchema(part) && 'const' in part ? [[name, part.const] as const] : [],
  )
  return { properties, constants }
})

/** A choice is meant too where its word (do of actions, say) is there and says what none of the branches does. */
function suitsOneOf(
  branches: readonly GrammarSchema[],
  value: unknown,
  file: GrammarSchema,
  find: FindSchema,
  depth: number,
): number {
  const best = Math.max(...branches.map((one) => suits(one, value, file, find, depth + 1)))
  if (best > 0 || !isSchema(value)) return best
  const isNamed = branches.some((branch) => {
    const target = typeof branch.$ref === 'string' ? resolveRef(branch.$ref, file, find)?.schema : branch
    const properties = isSchema(target?.properties) ? target.properties : {}
    return Object.keys(value).some((name) => {
      const part = Object.hasOwn(properties, name) ? properties[name] : undefined
      return isSchema(part) && 'const' in part
    })
  })
  return isNamed ? 1.5 : 0
}

export function hasType(value: unknown, type: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => hasType(value, one))
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return value !== null && typeof value === 'object' && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

export function resolveRef(
  ref: string,
  file: GrammarSchema,
  find: FindSchema,
): { schema: GrammarSchema; file: GrammarSchema } | undefined {
  const known = resolved.get(file)?.get(ref)
  if (known) return known
  const [name = '', pointer = ''] = ref.split('#')
  const target = name === '' ? file : find(name, file)
  if (!target) return undefined
  let schema: unknown = target
  for (const token of pointer.split('/').slice(1)) {
    schema = isSchema(schema) ? schema[token] : undefined
  }
  if (!isSchema(schema)) return undefined
  const found = { schema, file: target }
  resolved.set(file, (resolved.get(file) ?? new Map()).set(ref, found))
  return found
}

/** What references lead to, by the file that they stand in; a file never changes. */
const resolved = new WeakMap<GrammarSchema, Map<string, { schema: GrammarSchema; file: GrammarSchema }>>()

export function isSchema(value: unknown): value is GrammarSchema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
