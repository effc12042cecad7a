import { operationFields } from '#generated/operationFields.ts'
import { blockSchemas } from '#schemas/compiler/grammar.ts'
import { defaultSlot } from '#schemas/compiler/nestBlocks.ts'
import { joinPointer, pointerTokens } from '#schemas/runtime/readPointer.ts'
import { isSchema } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { knownFacts } from './knownFacts.ts'

/** What an answer is made of, as the API describes it. */
type Shape = (typeof operationFields)[keyof typeof operationFields]['answer']

/** Something that can be bound, and what stands in it. */
export type Fact = {
  name: string
  pointer: string
  /** text, number, list …, or the words that it may be. */
  type: string
  says?: string
  /** The operation that answers it, of which the pointer begins so. */
  asked?: { operation: string; root: string; items?: string }
  inside: () => readonly Fact[]
}

/** Facts that hold everywhere, as a tree. */
export const factTree: readonly Fact[] = insideOf('')

function insideOf(around: string): Fact[] {
  return knownFacts.flatMap(({ pointer, says, type }) => {
    const name = pointer.slice(around.length + 1)
    if (!pointer.startsWith(`${around}/`) || name.includes('/')) return []
    const inside = insideOf(pointer)
    return [{ name, pointer, says, type: inside.length > 0 ? 'object' : type, inside: () => inside }]
  })
}

const answerOf = (operation: Json | undefined): Shape =>
  typeof operation === 'string' && Object.hasOwn(operationFields, operation)
    ? operationFields[operation as keyof typeof operationFields].answer
    : true

function factOf(name: string, pointer: string, shape: Shape | undefined, asked?: Fact['asked']): Fact {
  const more = asked ? { asked } : {}
  if (shape === undefined || shape === null || shape === true)
    return { name, pointer, type: 'anything', inside: () => [], ...more }
  if (typeof shape === 'string') return { name, pointer, type: shape, inside: () => [], ...more }
  if (isList(shape))
    return {
      name,
      pointer,
      type: 'list',
      inside: () => [factOf('0', joinPointer(pointer, 0), shape[0], asked)],
      ...more,
    }
  const inside = () =>
    Object.entries(shape).map(([one, part]) => factOf(one, joinPointer(pointer, one), part, asked))
  return { name, pointer, type: 'object', inside, ...more }
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

function shapeAt(shape: Shape, pointer: string): Shape {
  let here: Shape = shape
  for (const token of pointerTokens(pointer)) {
    if (here === null || here === true || typeof here === 'string') return true
    here = isList(here) ? here[0] : ((here as Record<string, Shape>)[token] ?? true)
  }
  return here
}

const itemOf = (shape: Shape): Shape => (shape !== null && shape !== true && isList(shape) ? shape[0] : true)

/** A fact with the shape that it has, for what stands inside it. */
type Known = { fact: Fact; shape: Shape }

/**
 * The facts that hold at a place of a definition as it is written and not everywhere: what blocks around it load or repeat,
 * and what a call before has answered. What the gate refuses is for the gate to say; this is what is offered.
 */
export function factsAt(definition: JsonObject, pointer: string): Fact[] {
  const found = new Map<string, Known>()
  const bring = (name: string, shape: Shape, asked?: Fact['asked']) =>
    found.set(name, { fact: factOf(name, `/${name}`, shape, asked), shape })
  let value: Json | undefined = definition
  for (const token of pointerTokens(pointer)) {
    if (isObject(value)) {
      bringOfBlock(value, token, found, bring)
      if (value.do === 'call' && token === 'then' && typeof value.operation === 'string')
        bring('response', answerOf(value.operation))
    }
    value = Array.isArray(value) ? value[Number(token)] : isObject(value) ? value[token] : undefined
  }
  return [...found.values()].map(({ fact }) => fact).reverse()
}

function bringOfBlock(
  block: JsonObject,
  token: string,
  found: ReadonlyMap<string, Known>,
  bring: (name: string, shape: Shape, asked?: Fact['asked']) => void,
): void {
  const { type, operation, from, items = '/items' } = block
  const schema =
    typeof type === 'string' && Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
  const inSlot = named(schema?.['x-slot-facts'], token === defaultSlot ? 'default' : token)
  const inProp = named(schema?.['x-prop-facts'], token)
  const own = named(schema?.['x-slot-operations'], token)[0] ?? operation
  for (const name of [...inSlot, ...inProp]) {
    if (name === 'index') bring('index', 'number')
    else if (name === 'data') bring('data', true)
    else if (name === 'result')
      bring('result', answerOf(own), isReading(own) ? { operation: own, root: '/result' } : undefined)
    else if (name === 'item' && typeof operation === 'string')
      bring(
        'item',
        itemOf(shapeAt(answerOf(operation), String(items))),
        isReading(operation) ? { operation, root: '/item', items: String(items) } : undefined,
      )
    else if (name === 'item') {
      const [root = '', ...rest] = pointerTokens(String(from ?? ''))
      const known = found.get(root)
      const { asked } = known?.fact ?? {}
      const path = joinPointer('', ...rest)
      bring(
        'item',
        known ? itemOf(shapeAt(known.shape, path)) : true,
        asked && {
          operation: asked.operation,
          root: '/item',
          items: (asked.items ? `${asked.items}/0` : '') + path,
        },
      )
    }
  }
}

const isReading = (operation: Json | undefined): operation is string =>
  typeof operation === 'string' &&
  Object.hasOwn(operationFields, operation) &&
  operationFields[operation as keyof typeof operationFields].method === 'GET'

function named(schema: unknown, name: string): string[] {
  const names = isSchema(schema) && Object.hasOwn(schema, name) ? schema[name] : []
  return Array.isArray(names) ? names.map(String) : typeof names === 'string' ? [names] : []
}

/** An answer as it could be: of each list two items, as deep as answers are looked into. */
export function sampleAnswer(shape: Shape, name = '', depth = 0): unknown {
  if (shape === null || shape === true) return sampleOf({ name, type: 'string' })
  if (typeof shape === 'string') {
    const sample = sampleOf({ name, type: shape })
    if (sample === 'true' || sample === 'false') return sample === 'true'
    return shape.includes('number') && sample !== '' ? Number(sample) : sample
  }
  if (depth > deepest) return undefined
  if (isList(shape)) return [0, 1].map((at) => sampleAnswer(shape[0], `${name}${at}`, depth + 1))
  return Object.fromEntries(
    Object.entries(shape).map(([one, part]) => [one, sampleAnswer(part, one, depth + 1)]),
  )
}

/** Answers may hold themselves. */
const deepest = 8

/** What could stand somewhere, by what it is called and what it is. */
export function sampleOf({ name, type }: Pick<Fact, 'name' | 'type'>): string {
  if (type === 'object' || type === 'list' || type === 'anything') return ''
  const [first = ''] = type.split(' | ')
  if (/^["\d-]|^(true|false)$/.test(first)) return first.replaceAll('"', '')
  if (type.includes('boolean')) return 'true'
  if (/curren/.test(name)) return 'EUR'
  if (/amount|sum|balance|total|stake|win/.test(name)) return type.includes('number') ? '1050' : '10.50'
  if (type.includes('number')) return '7'
  if (/(_at|_?date|time|starts|ends|expire[sd]?)$/.test(name)) return '2026-11-23T12:00:00Z'
  if (/mail/.test(name)) return 'anna@example.com'
  if (/country/.test(name)) return 'LV'
  if (/locale|language/.test(name)) return 'en'
  if (/image|picture|icon|logo/.test(name)) return '/assets/site/fallback.svg'
  if (/phone|mobile/.test(name)) return '+371 2000 0000'
  return /name|title|label/.test(name) ? 'Anna' : 'text'
}
