import type { Definition } from '#generated/grammar/types.ts'
import { walkDefinition } from '../compiler/walkDefinition.ts'
import { errorParameters } from '../rules/errorCodes.ts'
import { memo } from '../runtime/memo.ts'
import { isSchema } from '../runtime/walkGrammar.ts'

/** A place at which a plain definition shows a text. */
export type TextUse = {
  key: string
  /** Arguments that it gets there: those that stand beside it, and those that its grammar says (`x-args`). */
  given: readonly string[]
  /** Whether its simple HTML is shown as such (`x-markup`). */
  holdsMarkup: boolean
}

/** The texts that a plain definition shows, once for each place. */
export const textUses: (definition: Definition) => readonly TextUse[] = memo((definition) => {
  const found: TextUse[] = []
  const besides = new Map<string, readonly string[]>()
  const markup = new Set<string>()
  const ofErrors = definition.kind === 'dictionary' ? errorParameters : []
  // What stands around a key is met before the key.
  walkDefinition(definition, ({ schema, value, pointer, parent }) => {
    if (Array.isArray(schema['x-args'])) besides.set(pointer, schema['x-args'] as string[])
    if (schema['x-markup'] === true) markup.add(pointer)
    if (schema['x-ref'] !== 'message' || typeof value !== 'string') return
    const isWithArguments = pointer.endsWith('/key') && isSchema(parent) && parent.key === value
    const own = isWithArguments && isSchema(parent.args) ? Object.keys(parent.args) : []
    const place = isWithArguments ? pointer.slice(0, -'/key'.length) : pointer
    const given = [...own, ...ofErrors, ...(besides.get(place) ?? [])]
    found.push({ key: value, given, holdsMarkup: markup.has(place) })
  })
  return found
})
