import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import type { Reference } from './collectReferences.ts'
import type { ReferenceCheck } from './ReferenceCheck.ts'
import type { SiteIndex } from './siteIndex.ts'
import { show, unknown } from './unknown.ts'

/** Calls and lists name all their parameters; what a form sends is checked with its fields. */
export const checkOperation: ReferenceCheck = ({ value, pointer, parent }, _, site) => {
  const name = String(value)
  if (!Object.hasOwn(site.operationFields, name)) return [unknownOperation(value, pointer, site)]
  if (pointer === '/submit/operation') return []
  const hasParams = /\/(props|subject|listed)\/operation$/.test(pointer)
  const property = hasParams ? 'params' : 'query' in parent ? 'query' : 'body'
  const given = isSchema(parent[property]) ? Object.keys(parent[property]) : []
  return checkParameters(name, given, pointer.replace(/operation$/, property), site)
}

const unknownOperation = (value: unknown, pointer: string, { operationFields }: SiteIndex) =>
  unknown('operation', value, pointer, 'Use one that the API describes', Object.keys(operationFields))

/** What a page shows is asked for again and again, so that it must not change anything. */
export const checkReading: ReferenceCheck = ({ value, pointer }, _, site) => {
  const name = String(value)
  const fields = Object.hasOwn(site.operationFields, name) ? site.operationFields[name] : undefined
  if (fields?.method !== 'POST') return []
  const message = `${name} does something, it does not only read.`
  return [{ code: 'operation_method', pointer, message, hint: 'Call it from a button or a form instead.' }]
}

/** What a block sends by itself: the operation must do something, and take just that. */
export function checkSending(sent: (parent: Reference['parent']) => string[]): ReferenceCheck {
  return ({ value, pointer, parent }, _, site) => {
    const name = String(value)
    const fields = Object.hasOwn(site.operationFields, name) ? site.operationFields[name] : undefined
    if (!fields) return [unknownOperation(value, pointer, site)]
    if (fields.method !== 'GET') return checkParameters(name, sent(parent), pointer, site)
    const message = `${name} only reads, nothing can be sent to it.`
    return [{ code: 'operation_method', pointer, message, hint: 'Use an operation that takes what is sent.' }]
  }
}

/** Parameters that an operation does not take, or that it requires and does not get. */
export function checkParameters(
  operation: string,
  given: readonly string[],
  pointer: string,
  site: SiteIndex,
): Finding[] {
  const fields = Object.hasOwn(site.operationFields, operation) ? site.operationFields[operation] : undefined
  if (!fields) return []
  const taken = [...fields.required, ...fields.optional]
  const extra = given.filter((name) => !taken.includes(name))
  const missing = fields.required.filter((name) => !given.includes(name))
  return [
    ...extra.map((name) => ({
      code: 'unknown_parameter',
      pointer: joinPointer(pointer, name),
      message: `${operation} takes no ${show(name)}.`,
      hint: taken.length > 0 ? `It takes: ${taken.join(', ')}.` : 'It takes nothing.',
    })),
    ...missing.map((name) => ({
      code: 'missing_parameter',
      pointer,
      message: `${operation} requires ${show(name)}, which is not sent.`,
      hint: `Send ${show(name)}.`,
    })),
  ]
}
