import type { Finding } from '../runtime/problem.ts'
import { isList, shapeAt } from './answerShape.ts'
import type { Reference } from './collectReferences.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A list asks page by page, and shows items that the answer has. */
export function checkPaged({ value, pointer, parent }: Reference, site: SiteIndex): Finding[] {
  const name = String(value)
  const fields = Object.hasOwn(site.operationFields, name) ? site.operationFields[name] : undefined
  if (!fields) {
    const message = `There is no operation ${JSON.stringify(name)}.`
    return [{ code: 'unknown_operation', pointer, message, hint: 'Use one that the API describes.' }]
  }
  const taken = [...fields.required, ...fields.optional]
  if (!taken.includes('offset') || !taken.includes('count')) {
    const message = `${name} takes no offset and count, so that it cannot be asked for pages.`
    return [{ code: 'operation_paging', pointer, message, hint: 'Show it by load and repeat instead.' }]
  }
  const { items = '/items', total = '/total' } = parent
  const answer = fields.answer ?? true
  const list = shapeAt(answer, String(items))
  const found: [property: string, path: unknown, isThere: boolean][] = [
    ['items', items, list === true || isList(list)],
    ['total', total, shapeAt(answer, String(total)) !== undefined],
  ]
  return found
    .filter(([, , isThere]) => !isThere)
    .map(([property, path]) => ({
      code: 'operation_paging',
      pointer,
      message: `The answer of ${name} has no ${property} at ${JSON.stringify(path)}.`,
      hint: `Say in ${property} where they stand.`,
    }))
}
