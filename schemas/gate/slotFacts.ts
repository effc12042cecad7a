import { blockSchemas, kindSchemas } from '../compiler/grammar.ts'
import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'
import { type GrammarSchema, isSchema } from '../runtime/walkGrammar.ts'
import { type AnswerShape, itemShape, shapeAt } from './answerShape.ts'
import { shapesOfFacts } from './factRoots.ts'

/** Facts with their shapes, by their roots. */
export type SlotFacts = Readonly<Record<string, AnswerShape>>

/** What the site tells of its operations, forms and lists of popups. */
export type FactSources = {
  /** What an operation answers; anything where that is not known. */
  answerOf(operation: unknown): AnswerShape
  /** What stands under /response where an operation failed. */
  failureOf(operation: unknown): AnswerShape
  /** The fields of a form. */
  fieldsOf(form: unknown): AnswerShape
  /** What stands under /response where a list of popups of the site is offered; undefined where nothing does. */
  queuedAt(list: string): AnswerShape | undefined
}

type Holder = Readonly<Record<string, unknown>>
type Brought = Record<string, AnswerShape>

/** How a fact looks that a block brings, given the block's props and the facts around it. */
const shapes: Readonly<
  Record<string, (props: Holder, around: SlotFacts, sources: FactSources) => AnswerShape>
> = {
  result: ({ operation }, _, { answerOf }) => answerOf(operation),
  // A list has its items from the operation that it asks, a repeat from the facts around it.
  item: ({ from, operation, items = '/items' }, around, { answerOf }) =>
    operation === undefined
      ? itemShape(shapeAt(around, String(from)))
      : itemShape(shapeAt(answerOf(operation), String(items))),
  index: () => 'number',
  data: ({ form }, _, { fieldsOf }) => fieldsOf(form),
}

/**
 * The facts that hold at a place of a definition and not everywhere: inside the slots of certain blocks, or inside some
 * of their props (`x-slot-facts` and `x-prop-facts` of the grammar), in the actions after a call or a submission, in a
 * form, and beside what a popup of the site loads. The inner of two of a name hides the outer.
 * @param around the facts that hold in the whole definition; they are among those that come back
 */
export function slotFactsAt(
  whole: object,
  pointer: string,
  sources: FactSources,
  around: SlotFacts = {},
): SlotFacts {
  const definition = whole as Holder
  const own =
    definition.kind === 'form' ? { data: sources.fieldsOf(definition.id) } : factsOfKind(definition, pointer)
  let facts: Brought = { ...around, ...own }
  let value: unknown = definition
  const tokens = pointerTokens(pointer)
  tokens.forEach((token, at) => {
    if (isSchema(value)) {
      const next = tokens[at + 1] ?? ''
      const brought =
        broughtByBlock(value, token, next, facts, sources) ??
        broughtByCall(value, token, sources) ??
        broughtByPush(value, token) ??
        broughtBySubmission(definition, value, token, sources) ??
        broughtByQueue(definition, token, next, at, sources) ??
        broughtByLoad(value, token, sources) ??
        broughtBySubject(value, token, sources) ??
        broughtByOptions(value, token, sources) ??
        broughtByListing(value, token, sources)
      if (brought) facts = { ...facts, ...brought }
    }
    value =
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[token] : undefined
  })
  return facts
}

/** The place that sees what a block brings to its default slot, given a place in the props of the block. */
export const insideOf = (pointer: string): string => pointer.replace(/\/props\/[^/]*$/, '/slots/default')

function broughtByBlock(
  block: Holder,
  token: string,
  part: string,
  around: SlotFacts,
  sources: FactSources,
): Brought | undefined {
  const inside = token === 'slots' ? 'x-slot-facts' : token === 'props' ? 'x-prop-facts' : undefined
  if (!inside) return undefined
  const operation = operationOf(block.type, part)
  const props = { ...(isSchema(block.props) ? block.props : {}), ...(operation && { operation }) }
  const facts: Brought = {}
  for (const name of factsInside(block.type, inside, part))
    facts[name] = shapes[name]?.(props, { ...around, ...facts }, sources) ?? true
  return facts
}

function factsInside(type: unknown, inside: 'x-slot-facts' | 'x-prop-facts', part: string): string[] {
  const schema =
    typeof type === 'string' && Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
  const facts = schema?.[inside]
  const names = isSchema(facts) && Object.hasOwn(facts, part) ? facts[part] : []
  return Array.isArray(names) ? names.map(String) : []
}

/** The operation that a block asks for a slot by itself (`x-slot-operations` of the grammar). */
function operationOf(type: unknown, slot: string): string | undefined {
  const schema =
    typeof type === 'string' && Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
  const operations = schema?.['x-slot-operations']
  const asked = isSchema(operations) && Object.hasOwn(operations, slot) ? operations[slot] : undefined
  return typeof asked === 'string' ? asked : undefined
}

function broughtByCall(
  action: Holder,
  token: string,
  { answerOf, failureOf }: FactSources,
): Brought | undefined {
  if (action.do !== 'call') return undefined
  if (token === 'then') return { response: answerOf(action.operation) }
  return token === 'else' ? { response: failureOf(action.operation) } : undefined
}

/** Why a device is not told (`push` of the grammar). */
const pushRefusal = { reason: true } as const

function broughtByPush(action: Holder, token: string): Brought | undefined {
  return action.do === 'push' && token === 'else' ? { response: pushRefusal } : undefined
}

function broughtBySubmission(
  definition: Holder,
  value: Holder,
  token: string,
  { answerOf, failureOf }: FactSources,
): Brought | undefined {
  if (value !== definition || definition.kind !== 'form') return undefined
  const { operation } = isSchema(definition.submit) ? definition.submit : {}
  if (token === 'after') return { response: answerOf(operation) }
  return token === 'failed' || token === 'silentWhen' ? { response: failureOf(operation) } : undefined
}

/** What a step after a call puts into the queue still sees the answer. */
function broughtByQueue(
  definition: Holder,
  token: string,
  list: string,
  depth: number,
  { queuedAt }: FactSources,
): Brought | undefined {
  if (definition.kind !== 'site' || depth > 0 || token !== 'popups') return undefined
  const response = queuedAt(list)
  return response === undefined ? undefined : { response }
}

/** What the head of a document says of the subject of its route sees the answer. */
function broughtBySubject(value: Holder, token: string, { answerOf }: FactSources): Brought | undefined {
  return token === 'head' && typeof value.operation === 'string'
    ? { result: answerOf(value.operation) }
    : undefined
}

/** What an object loads, what else stands in it sees. */
function broughtByLoad(value: Holder, token: string, { answerOf }: FactSources): Brought | undefined {
  return token !== 'load' && isSchema(value.load) ? { result: answerOf(value.load.operation) } : undefined
}

/** The text about an option sees the item that it is made of. */
function broughtByOptions(value: Holder, token: string, { answerOf }: FactSources): Brought | undefined {
  if (token !== 'details' || typeof value.operation !== 'string' || typeof value.items !== 'string')
    return undefined
  return { item: itemShape(shapeAt(answerOf(value.operation), value.items)) }
}

/** What the sitemap lists of a route sees the item that it has the address from. */
function broughtByListing(
  { operation, items, address }: Holder,
  token: string,
  { answerOf }: FactSources,
): Brought | undefined {
  if ((token !== 'address' && token !== 'when') || typeof operation !== 'string' || !isSchema(address))
    return undefined
  const pointers = Array.isArray(items) ? items.map(String) : ['/items']
  const item = pointers.reduce<AnswerShape | undefined>(
    (shape, pointer) => shape && itemShape(shapeAt(shape, pointer)),
    answerOf(operation),
  )
  return { item: item ?? true }
}

/** Places of definitions in which the grammar lists further facts (`x-facts`), by kind. */
const places = Object.entries(kindSchemas).flatMap(([kind, schema]) =>
  [...placesWithFacts(schema as GrammarSchema, '')].map((place) => ({ kind, ...place })),
)

function* placesWithFacts(
  schema: GrammarSchema,
  pointer: string,
): Generator<{ pointer: string; facts: Brought }> {
  if (schema['x-facts'] !== undefined) yield { pointer, facts: shapesOfFacts(schema['x-facts']) }
  for (const [name, part] of isSchema(schema.properties) ? Object.entries(schema.properties) : [])
    if (isSchema(part)) yield* placesWithFacts(part, joinPointer(pointer, name))
}

function factsOfKind({ kind }: Holder, pointer: string): Brought {
  const found = places.filter((place) => place.kind === kind && pointer.startsWith(`${place.pointer}/`))
  return Object.assign({}, ...found.map(({ facts }) => facts))
}
