import { type GrammarNode, isSchema, walkGrammar } from '../runtime/walkGrammar.ts'
import { findGrammar, grammar } from './grammar.ts'

/** Part of the grammar that a definition is written in; a form that extends another has one of its own. */
export function writtenGrammar(definition: Readonly<Record<string, unknown>>): string | undefined {
  const file = `${definition.kind}.json`
  const schema =
    typeof definition.kind === 'string' && Object.hasOwn(grammar, file) ? grammar[file] : undefined
  const extension = 'extends' in definition ? schema?.['x-extension'] : undefined
  return schema && (typeof extension === 'string' ? extension : file)
}

/**
 * Walks a definition, as it is written, along its grammar, its blocks and what fragments hold too, and variants along
 * the grammar of what they come to as well. Of an unknown kind nothing.
 */
export function walkWritten(definition: unknown, visit: (node: GrammarNode) => void): void {
  const $ref = isSchema(definition) ? writtenGrammar(definition) : undefined
  if ($ref === undefined) return
  const walk = (ref: string, value: unknown, pointer: string, parent: unknown) => {
    const schema = { $ref: ref }
    const holding: GrammarNode[] = []
    walkGrammar({ schema, value, pointer, parent, file: schema }, findGrammar, (node) => {
      visit(node)
      if (typeof node.schema['x-holds'] === 'string') holding.push(node)
    })
    for (const node of holding) walk(node.schema['x-holds'] as string, node.value, node.pointer, node.parent)
  }
  walk($ref, definition, '', undefined)
}
