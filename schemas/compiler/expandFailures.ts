import { readPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { type Failures, failureActions } from './failureActions.ts'
import { type Origins, stepOf, type Trail } from './origins.ts'
import { writtenPlace } from './writtenPlace.ts'

/**
 * A definition in which `else` of every call holds what its `failures` come to, behind what stood there. What holds none
 * stays the object that it is.
 */
export function expandFailures<D extends object>(definition: D, trail: Trail, origins: Origins): D {
  return expand(definition, origins.get(definition) ?? trail, origins) as D
}

function expand(value: unknown, trail: Trail, origins: Origins): unknown {
  if (value === null || typeof value !== 'object') return value
  let isChanged = false
  const entries = Object.entries(value).map(([key, part]) => {
    const next = expand(part, origins.get(part) ?? stepOf(trail, key), origins)
    if (next !== part) isChanged = true
    return [key, next] as const
  })
  const copy = Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
  const made = isChanged ? origins.set(copy, trail) : value
  return isSchema(made) && made.do === 'call' && isSchema(made.failures)
    ? expandCall(made, trail, origins)
    : made
}

function expandCall(call: Readonly<Record<string, unknown>>, trail: Trail, origins: Origins): object {
  const { failures, else: before, ...rest } = call
  const { actions, places } = failureActions(failures as Failures)
  // Actions that stand for themselves are no longer in the list that they were written in.
  const all = [...places, ...actions.map((_, at) => [`/${at}`, writtenPlace(places, `/${at}`)] as const)]
  for (const [plain, written] of all) {
    const part = readPointer(actions, plain)
    if (part === null || typeof part !== 'object' || origins.get(part)) continue
    const there = origins.trailAt(failures, written, stepOf(trail, 'failures'))
    // A notice that was written as its text alone.
    const isWhole = typeof readPointer(failures, written) === 'string'
    origins.set(part, isWhole ? { ...there, isWhole } : there)
  }
  return origins.set({ ...rest, else: [...(Array.isArray(before) ? before : []), ...actions] }, trail)
}
