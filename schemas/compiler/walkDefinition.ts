import { joinPointer } from '../runtime/readPointer.ts'
import {
  type FindSchema,
  type GrammarNode,
  type GrammarSchema,
  isSchema,
  walkGrammar,
} from '../runtime/walkGrammar.ts'
import { blockSchemas, findGrammar, kindSchemas } from './grammar.ts'

// Blocks of plain definitions are nested, so that they are not walked as they are written.
const find: FindSchema = (ref, from) => (ref.startsWith('nodes/') ? undefined : findGrammar(ref, from))
const blocks: GrammarSchema = { $ref: 'common.json#/$defs/blocks' }

/** Walks a plain definition along its grammar, and the props and slots of its blocks along theirs. Of an unknown kind nothing. */
export function walkDefinition(definition: { kind: string }, visit: (node: GrammarNode) => void): void {
  const schema = (kindSchemas as Record<string, GrammarSchema | undefined>)[definition.kind]
  if (!schema) return
  const visitAll = (node: GrammarNode) => {
    visit(node)
    if (node.schema['x-node'] === true) visitInside(node, visitAll)
  }
  walkGrammar({ schema, value: definition, pointer: '', parent: undefined, file: schema }, find, visitAll)
}

function visitInside({ value, pointer }: GrammarNode, visit: (node: GrammarNode) => void): void {
  if (!isSchema(value)) return
  const schema =
    typeof value.type === 'string' && Object.hasOwn(blockSchemas, value.type)
      ? blockSchemas[value.type]
      : undefined
  const here = joinPointer(pointer, 'props')
  if (schema && value.props !== undefined)
    walkGrammar({ schema, value: value.props, pointer: here, parent: value, file: schema }, find, visit)
  if (!isSchema(value.slots)) return
  for (const [name, inside] of Object.entries(value.slots)) {
    const place = joinPointer(pointer, 'slots', name)
    walkGrammar(
      { schema: blocks, value: inside, pointer: place, parent: value.slots, file: blocks },
      find,
      visit,
    )
  }
}
