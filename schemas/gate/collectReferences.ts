import { walkDefinition } from '../compiler/walkDefinition.ts'
import { memo } from '../runtime/memo.ts'
import { type GrammarSchema, isSchema } from '../runtime/walkGrammar.ts'

/** What a place of a definition may name (x-ref of the grammar). */
export type ReferenceKind =
  | 'awaited-purpose'
  | 'block'
  | 'check-operation'
  | 'condition'
  | 'condition-name'
  | 'definition-key'
  | 'dictionary'
  | 'event-params'
  | 'fact'
  | 'failure-actions'
  | 'field'
  | 'field-list'
  | 'form'
  | 'fragment'
  | 'game-category'
  | 'game-feature'
  | 'game-tag'
  | 'item-fact'
  | 'locale'
  | 'loyalty-programme'
  | 'menu'
  | 'message'
  | 'operation'
  | 'page'
  | 'paged-operation'
  | 'payment-method'
  | 'picture'
  | 'popup'
  | 'purpose'
  | 'query-names'
  | 'queue'
  | 'read-operation'
  | 'regex'
  | 'removal-operation'
  | 'route'
  | 'sound'
  | 'stored-name'
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
  /** The grammar of the place. */
  schema?: GrammarSchema
}

/**
 * Everything that a definition names, as the grammar marks it with `x-ref`: a new block or kind is covered by the marks
 * in its grammar alone. Of an unknown kind nothing.
 */
export const collectReferences: (definition: { kind: string }) => readonly Reference[] = memo(collect)

function collect(definition: { kind: string }): Reference[] {
  const found: Reference[] = []
  walkDefinition(definition, ({ schema, value, pointer, parent }) => {
    const ref = schema['x-ref']
    if (typeof ref === 'string')
      found.push({
        ref: ref as ReferenceKind,
        value,
        pointer,
        parent: isSchema(parent) ? parent : {},
        schema,
      })
  })
  // One place may be reached by several schemas that say the same of it.
  const seen = new Set<string>()
  return found.filter(({ ref, pointer }) => {
    const key = `${ref} ${pointer}`
    return !seen.has(key) && seen.add(key)
  })
}
