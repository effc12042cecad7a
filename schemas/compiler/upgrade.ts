import { isSchema } from '../runtime/walkGrammar.ts'

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
  } = steps.slice(from - 1).reduce<Node>((one, step) => step(withParts(one, step)), definition)
  return { kind, id, edition, ...others } as D
}

/** What a template makes is of the template's edition. */
function withParts(definition: Node, step: (part: Node) => Node): Node {
  if (definition.kind !== 'template' || !Array.isArray(definition.definitions)) return definition
  const parts = definition.definitions.map((part) => (isSchema(part) ? step(part) : part))
  return { ...definition, definitions: parts }
}

/**
 * 1 to 2: props and slots stand beside the type of a block, and the type of a payment method is methodType. Asks nothing
 * of the grammar, which changes.
 */
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

/** Deeper than the grammar lets anybody nest, what is there is left to it. */
const DEEPEST = 60

function flatBlocks(blocks: unknown, depth = 0): unknown {
  if (!Array.isArray(blocks) || depth > DEEPEST) return blocks
  return blocks.map((block) => (isSchema(block) ? flatBlock(block, depth) : block))
}

function flatBlock({ props, slots, ...block }: Node, depth: number): Node {
  const { type: methodType, ...others } = isSchema(props) ? props : {}
  const given = methodType === undefined ? others : { ...others, methodType }
  const inside = Object.entries(isSchema(slots) ? slots : {}).map(
    ([name, part]) => [name, flatBlocks(part, depth + 1)] as const,
  )
  // Only tabs had slots of any name: those that their tabs are called.
  if (block.type === 'tabs' && Array.isArray(given.tabs)) {
    const bySlot = new Map(inside)
    return { ...block, ...given, tabs: given.tabs.map((tab) => withBlocks(tab, bySlot)) }
  }
  const named = inside.map(([name, part]) => [name === 'default' ? 'blocks' : name, part])
  return { ...block, ...given, ...Object.fromEntries(named) }
}

function withBlocks(item: unknown, slots: ReadonlyMap<string, unknown>): unknown {
  if (!isSchema(item) || !slots.has(String(item.id))) return item
  return { ...item, blocks: slots.get(String(item.id)) }
}
