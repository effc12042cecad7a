import type { Condition } from '#generated/grammar/types.ts'
import { evaluateCondition } from './evaluateCondition.ts'
import { joinPointer } from './readPointer.ts'
import { hasType } from './walkGrammar.ts'

type Finding = { pointer: string; message: string; hint: string }
type Shape = 'schema' | 'schemas' | 'map' | 'list' | 'text' | 'count' | 'number' | 'any'

/** The words of JSON Schema that a condition may use, and what stands behind each. References are not among them. */
const words: Readonly<Record<string, Shape>> = {
  type: 'any',
  const: 'any',
  enum: 'list',
  properties: 'map',
  patternProperties: 'map',
  additionalProperties: 'schema',
  required: 'list',
  minProperties: 'count',
  maxProperties: 'count',
  items: 'schema',
  contains: 'schema',
  minItems: 'count',
  maxItems: 'count',
  minLength: 'count',
  maxLength: 'count',
  pattern: 'text',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  allOf: 'schemas',
  anyOf: 'schemas',
  oneOf: 'schemas',
  not: 'schema',
  if: 'schema',
  // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
  then: 'schema',
  else: 'schema',
  description: 'text',
  $comment: 'text',
}

/**
 * What is wrong with a condition as a JSON Schema. A misspelt word would hold for everything, so that unknown words
 * are refused.
 */
export function checkCondition(condition: Condition, pointer: string): Finding[] {
  const found: Finding[] = []
  walk(condition, pointer, (one) => found.push(one))
  if (found.length > 0 || typeof condition === 'boolean') return found
  const { broken } = evaluateCondition(condition, nothing)
  return broken === undefined
    ? []
    : [{ pointer, message: `The condition cannot be evaluated: ${broken}`, hint: 'Write it anew.' }]
}

const nothing = {
  session: { authenticated: false },
  site: {},
  route: {},
  query: {},
  device: {},
  stored: {},
  data: {},
}

/** Every regular expression in a condition, with its place. */
export function conditionPatterns(
  condition: unknown,
  pointer: string,
): { source: string; pointer: string }[] {
  if (!hasType(condition, ['object', 'array'])) return []
  return Object.entries(condition as Record<string, unknown>).flatMap(([key, part]) => {
    const here = joinPointer(pointer, key)
    if (key === 'const' || key === 'enum') return []
    if (key === 'pattern' && typeof part === 'string') return [{ source: part, pointer: here }]
    const keys = key === 'patternProperties' && hasType(part, 'object') ? Object.keys(part as object) : []
    return [
      ...keys.map((source) => ({ source, pointer: joinPointer(here, source) })),
      ...conditionPatterns(part, here),
    ]
  })
}

function walk(schema: unknown, pointer: string, say: (finding: Finding) => void): void {
  if (typeof schema === 'boolean') return
  if (!hasType(schema, 'object')) {
    say({ pointer, message: 'A JSON Schema is expected here.', hint: 'Write an object, true or false.' })
    return
  }
  for (const [word, part] of Object.entries(schema as Record<string, unknown>)) {
    const here = joinPointer(pointer, word)
    const shape = Object.hasOwn(words, word) ? words[word] : undefined
    if (shape === undefined) {
      const hint = `Use only: ${Object.keys(words).join(', ')}.`
      say({ pointer: here, message: `A condition knows no "${word}".`, hint })
    } else if (!fits[shape](part)) {
      say({
        pointer: here,
        message: `"${word}" does not take this.`,
        hint: 'See JSON Schema, draft 2020-12.',
      })
    } else if (shape === 'schema') walk(part, here, say)
    else if (shape === 'schemas' || shape === 'map') {
      for (const [key, inner] of Object.entries(part as object)) walk(inner, joinPointer(here, key), say)
    }
  }
}

const fits: Record<Shape, (part: unknown) => boolean> = {
  schema: (part) => hasType(part, ['object', 'boolean']),
  schemas: (part) => Array.isArray(part) && part.length > 0,
  map: (part) => hasType(part, 'object'),
  list: (part) => Array.isArray(part),
  text: (part) => typeof part === 'string',
  count: (part) => Number.isInteger(part) && Number(part) >= 0,
  number: (part) => typeof part === 'number',
  any: (part) => part !== undefined,
}
