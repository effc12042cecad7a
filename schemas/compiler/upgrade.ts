import { isSchema } from '../runtime/walkGrammar.ts'
import { blockSchemas } from './grammar.ts'
import { defaultSlot } from './nestBlocks.ts'

type Node = Readonly<Record<string, unknown>>

/** The edition of the language that is written now; what a definition without one is of is the first. */
export const edition = 2

/** From each edition to the next. A change of the language is a function here; the ones before it never change. */
const steps: readonly ((definition: Node) => Node)[] = [flatNodes]

/** Of which edition a definition is; 1 where it says none. */
export function editionOf(definition: unknown): number {
  const said = isSchema(definition) ? definition.edition : undefined
  return typeof said === 'number' && Number.isInteger(said) && said > 0 ? said : 1
}

/**
 * A definition in the language of today, whichever edition it was written in; one that is of today is answered as it
 * is. Takes any JSON and never throws: what is no definition, or of a later edition, is left to the gate.
 */
export function upgrade<D>(definition: D): D {
  const from = editionOf(definition)
  if (!isSchema(definition) || from >= edition) return definition
  const {
    kind,
    id,
    edition: _,
    ...others
  } = steps.slice(from - 1).reduce((one, step) => step(one), definition as Node)
  return { kind, id, edition, ...others } as D
}

/** 1 to 2: props and slots stand beside the type of a block, and the type of a payment method is methodType. */
function flatNodes(definition: Node): Node {
  if (definition.kind === 'page' && Array.isArray(definition.blocks))
    return { ...definition, blocks: flatBlocks(definition.blocks) }
  if (definition.kind !== 'popup' || !isSchema(definition.views)) return definition
  const views = Object.entries(definition.views).map(([id, view]) => [
    id,
    isSchema(view)
      ? { ...view, ...(view.blocks !== undefined && { blocks: flatBlocks(view.blocks) }) }
      : view,
  ])
  return { ...definition, views: Object.fromEntries(views) }
}

function flatBlocks(blocks: unknown): unknown {
  return Array.isArray(blocks) ? blocks.map((block) => (isSchema(block) ? flatBlock(block) : block)) : blocks
}

function flatBlock({ props, slots, ...block }: Node): Node {
  const { type: methodType, ...others } = isSchema(props) ? props : {}
  const given = methodType === undefined ? others : { ...others, methodType }
  const inside = Object.entries(isSchema(slots) ? slots : {}).map(
    ([name, part]) => [name, flatBlocks(part)] as const,
  )
  const schema =
    typeof block.type === 'string' && Object.hasOwn(blockSchemas, block.type) ? blockSchemas[block.type] : {}
  const holding = schema?.['x-slots-in']
  const items = typeof holding === 'string' ? given[holding] : undefined
  if (typeof holding === 'string' && Array.isArray(items)) {
    const bySlot = new Map(inside)
    return { ...block, ...given, [holding]: items.map((item) => withBlocks(item, bySlot)) }
  }
  const named = inside.map(([name, part]) => [name === 'default' ? defaultSlot : name, part])
  return { ...block, ...given, ...Object.fromEntries(named) }
}

function withBlocks(item: unknown, slots: ReadonlyMap<string, unknown>): unknown {
  if (!isSchema(item) || !slots.has(String(item.id))) return item
  return { ...item, [defaultSlot]: slots.get(String(item.id)) }
}
