/** What stands behind a word: a schema, a list or a map of schemas, or plain values. */
export type WordShape = 'schema' | 'schemas' | 'map' | 'list' | 'text' | 'count' | 'number' | 'any'

/**
 * The words of JSON Schema (draft 2020-12) that a condition may use, and what stands behind each. Not among them is what
 * the interpreter of conditions reads otherwise than the standard (`$ref` with `$id`, `$dynamicRef`), what would have it
 * look elsewhere, and what it reads only as a remark (`format`).
 */
export const conditionWords = {
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
} as const satisfies Readonly<Record<string, WordShape>>

/** What stands behind a word; undefined where a condition knows no such word. */
export function shapeOfWord(word: string): WordShape | undefined {
  return Object.hasOwn(conditionWords, word) ? conditionWords[word as keyof typeof conditionWords] : undefined
}
