import type { Condition } from '#generated/grammar/types.ts'
import { conditionWords, shapeOfWord, type WordShape } from '../runtime/conditionWords.ts'
import { evaluateCondition } from '../runtime/evaluateCondition.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { walkCondition } from '../runtime/walkCondition.ts'
import { hasType, isSchema } from '../runtime/walkGrammar.ts'

type Finding = { pointer: string; message: string; hint: string }

/**
 * What is wrong with a condition as a JSON Schema. A misspelt word would hold for everything, so that unknown words
 * are refused.
 */
export function checkCondition(condition: Condition, pointer: string): Finding[] {
  const found = [...walkCondition(condition, pointer)].flatMap((node) =>
    checkSchema(node.schema, node.pointer),
  )
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
  return [...walkCondition(condition, pointer)].flatMap((node) => {
    if (!isSchema(node.schema)) return []
    const { pattern, patternProperties } = node.schema
    const here = joinPointer(node.pointer, 'patternProperties')
    const names = isSchema(patternProperties) ? Object.keys(patternProperties) : []
    return [
      ...(typeof pattern === 'string'
        ? [{ source: pattern, pointer: joinPointer(node.pointer, 'pattern') }]
        : []),
      ...names.map((source) => ({ source, pointer: joinPointer(here, source) })),
    ]
  })
}

/** What is wrong with one schema, without those within it. */
function checkSchema(schema: unknown, pointer: string): Finding[] {
  if (typeof schema === 'boolean') return []
  if (!isSchema(schema))
    return [{ pointer, message: 'A JSON Schema is expected here.', hint: 'Write an object, true or false.' }]
  return Object.entries(schema).flatMap(([word, part]) => {
    const here = joinPointer(pointer, word)
    const shape = shapeOfWord(word)
    if (shape === undefined) {
      const hint = `Use only: ${Object.keys(conditionWords).join(', ')}.`
      return [{ pointer: here, message: `A condition knows no "${word}".`, hint }]
    }
    if (fits[shape](part)) return []
    return [
      { pointer: here, message: `"${word}" does not take this.`, hint: 'See JSON Schema, draft 2020-12.' },
    ]
  })
}

const fits: Record<WordShape, (part: unknown) => boolean> = {
  // What is none is told where it stands, by itself.
  schema: () => true,
  schemas: (part) => Array.isArray(part) && part.length > 0,
  map: (part) => hasType(part, 'object'),
  list: (part) => Array.isArray(part),
  text: (part) => typeof part === 'string',
  count: (part) => Number.isInteger(part) && Number(part) >= 0,
  number: (part) => typeof part === 'number',
  any: (part) => part !== undefined,
}
