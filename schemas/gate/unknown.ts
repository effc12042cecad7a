import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'

/**
 * Something that is named and is not there.
 * @param known what there is, of which the nearest is told
 */
export function unknown(
  what: string,
  value: unknown,
  pointer: string,
  remedy: string,
  known: Iterable<string> = [],
): Finding {
  const message = `There is no ${what.replace('-', ' ')} ${show(value)}.`
  const near = nearestName(String(value), [...known])
  const hint = near === undefined ? `${remedy}.` : `Did you mean ${near}? ${remedy}.`
  return { code: `unknown_${what.replace('-', '_')}`, pointer, message, hint }
}

export function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}
