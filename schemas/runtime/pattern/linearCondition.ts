import { format, type Schema } from '@cfworker/json-schema'
import { compilePattern } from '../../rules/pattern/linearPattern.ts'
import { walkCondition } from '../walkCondition.ts'
import { isSchema } from '../walkGrammar.ts'

const prefix = 'pattern:'

/**
 * A condition for the validator, whose patterns are run by an engine without backtracking: the validator takes no other
 * engine, but it lets formats be added. From its text, since it is written into.
 */
export function readCondition(text: string): Schema {
  const condition = JSON.parse(text) as Schema
  for (const { schema } of [...walkCondition(condition, '')]) {
    if (!isSchema(schema) || typeof schema.pattern !== 'string') continue
    const { pattern, allOf } = schema
    const name = `${prefix}${pattern}`
    format[name] ??= formatOf(pattern)
    const parts = Array.isArray(allOf) ? allOf : []
    Reflect.deleteProperty(schema, 'pattern')
    Object.assign(schema, { allOf: [...parts, { format: name }] })
  }
  return condition
}

/** Compiled with the first text, as the validator does, and failing with it. */
function formatOf(pattern: string): (text: string) => boolean {
  return (text) => compilePattern(pattern).test(text)
}
