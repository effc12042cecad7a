import { blockSchemas, grammar, kindSchemas } from '../compiler/grammar.ts'
import {
  type FindSchema,
  type GrammarNode,
  type GrammarSchema,
  isSchema,
  walkGrammar,
} from '../runtime/walkGrammar.ts'

/** What a place of a definition may name (x-ref of the grammar). */
export type ReferenceKind =
  | 'block'
  | 'check-operation'
  | 'condition'
  | 'condition-name'
  | 'dictionary'
  | 'fact'
  | 'field'
  | 'field-list'
  | 'form'
  | 'item-fact'
  | 'locale'
  | 'menu'
  | 'message'
  | 'operation'
  | 'page'
  | 'paged-operation'
  | 'payment-method'
  | 'picture'
  | 'popup'
  | 'read-operation'
  | 'regex'
  | 'removal-operation'
  | 'route'
  | 'system-page'
  | 'theme'
  | 'upload-operation'
  | 'view'

export type Reference = {
  ref: ReferenceKind
  value: unknown
  /** JSON Pointer into the definition. */
  pointer: string
  /** The object that names it: a link with its parameters, an action with its body. */
  parent: Readonly<Record<string, unknown>>
}

const find: FindSchema = (ref) => grammar[ref.replace(/^.*\/grammar\//, '').replace(/^(\.\.?\/)+/, '')]

/**
 * Everything that a definition names, as the grammar marks it with `x-ref`: a new block or kind is covered by the marks
 * in its grammar alone. Of an unknown kind nothing.
 */
export function collectReferences(definition: { kind: string }): Reference[] {
  const schema = (kindSchemas as Record<string, GrammarSchema | undefined>)[definition.kind]
  if (!schema) return []
  const found: Reference[] = []
  const visit = (node: GrammarNode) => {
    const ref = node.schema['x-ref']
    if (typeof ref === 'string') {
      const parent = isSchema(node.parent) ? node.parent : {}
      found.push({ ref: ref as ReferenceKind, value: node.value, pointer: node.pointer, parent })
    }
    if (node.schema.title === 'Block') visitProps(node, visit)
  }
  walkGrammar({ schema, value: definition, pointer: '', parent: undefined, file: schema }, find, visit)
  // One place may be reached by several schemas that say the same of it.
  const seen = new Set<string>()
  return found.filter(({ ref, pointer }) => {
    const key = `${ref} ${pointer}`
    return !seen.has(key) && seen.add(key)
  })
}

function visitProps({ value, pointer }: GrammarNode, visit: (node: GrammarNode) => void): void {
  if (!isSchema(value) || typeof value.type !== 'string' || value.props === undefined) return
  const schema = Object.hasOwn(blockSchemas, value.type) ? blockSchemas[value.type] : undefined
  if (!schema) return
  const props = { schema, value: value.props, pointer: `${pointer}/props`, parent: value, file: schema }
  walkGrammar(props, find, visit)
}
