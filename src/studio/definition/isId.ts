import { findGrammar } from '#schemas/compiler/grammar.ts'
import { resolveRef } from '#schemas/runtime/walkGrammar.ts'

const pattern = new RegExp(String(resolveRef('common.json#/$defs/id', {}, findGrammar)?.schema.pattern), 'u')

/** Whether a definition can be called so. */
export const isId = (name: string): boolean => pattern.test(name)
