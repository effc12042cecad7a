import type { Definition } from '#generated/grammar/types.ts'
import { blockSchemas } from '../compiler/grammar.ts'
import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { type AnswerShape, itemShape, shapeAt } from './answerShape.ts'
import { blocksOf } from './checkDefinition.ts'
import type { OperationFields, SiteIndex } from './siteIndex.ts'

/**
 * Facts that hold only inside the slots of certain blocks, or inside some of their props (`x-slot-facts` and
 * `x-prop-facts` of the grammar), with their shapes.
 */
export type SlotFacts = Readonly<Record<string, AnswerShape>>

/** How a fact looks that a block brings, given the block's props and the facts around it. */
const shapes: Readonly<
  Record<
    string,
    (props: Readonly<Record<string, unknown>>, around: SlotFacts, operations: OperationFields) => AnswerShape
  >
> = {
  result: ({ operation }, _, operations) => answerOf(operation, operations),
  // A list has its items from the operation that it asks, a repeat from the facts around it.
  item: ({ from, operation, items = '/items' }, around, operations) =>
    operation === undefined
      ? itemShape(shapeAt(around, String(from)))
      : itemShape(shapeAt(answerOf(operation, operations), String(items))),
  index: () => null,
}

function answerOf(operation: unknown, operations: OperationFields): AnswerShape {
  const name = String(operation)
  return (Object.hasOwn(operations, name) ? operations[name]?.answer : undefined) ?? true
}

/** Every fact that some block brings. */
export const slotFactNames: readonly string[] = Object.keys(shapes)

/**
 * The facts that the blocks around a place of a page or popup bring, and what a popup of the site loads. The inner of
 * two of a name hides the outer.
 */
export function slotFactsAt(definition: object, pointer: string, operations: OperationFields): SlotFacts {
  let facts: Record<string, AnswerShape> = {}
  let value: unknown = definition
  const tokens = pointerTokens(pointer)
  tokens.forEach((token, at) => {
    const inside = token === 'slots' ? 'x-slot-facts' : token === 'props' ? 'x-prop-facts' : undefined
    if (inside && isSchema(value)) {
      const props = isSchema(value.props) ? value.props : {}
      for (const name of factsInside(value.type, inside, tokens[at + 1] ?? ''))
        facts = { ...facts, [name]: shapes[name]?.(props, facts, operations) ?? true }
    }
    // What an object loads, what else stands in it sees.
    if (token !== 'load' && isSchema(value) && isSchema(value.load))
      facts = { ...facts, result: shapes.result?.(value.load, facts, operations) ?? true }
    value =
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[token] : undefined
  })
  return facts
}

/** The same for a form, once for every place where it is shown. */
export function slotFactsOfForm(form: string, site: SiteIndex): SlotFacts[] {
  return site.definitions.flatMap((definition: Definition) =>
    blocksOf(definition)
      .filter(({ block }) => block.type === 'form' && (block.props as { form?: unknown })?.form === form)
      .map(({ pointer }) => slotFactsAt(definition, joinPointer(pointer, 'props'), site.operationFields)),
  )
}

function factsInside(type: unknown, inside: 'x-slot-facts' | 'x-prop-facts', part: string): string[] {
  const schema =
    typeof type === 'string' && Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
  const facts = schema?.[inside]
  const names = isSchema(facts) && Object.hasOwn(facts, part) ? facts[part] : []
  return Array.isArray(names) ? names.map(String) : []
}
