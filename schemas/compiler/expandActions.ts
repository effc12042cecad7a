import { readPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { type Failures, failureActions } from './failureActions.ts'
import { type Origins, stepOf, type Trail } from './origins.ts'
import { writtenPlace } from './writtenPlace.ts'

/**
 * A definition in which `else` of every call holds what its `failures` come to, behind what stood there, and in which
 * an action that has a `when` of its own stands in one that asks it. What holds none stays the object that it is.
 */
export function expandActions<D extends object>(definition: D, trail: Trail, origins: Origins): D {
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
  const made = isChanged ? origins.setLike(origins.set(copy, trail), value) : value
  if (!isSchema(made)) return made
  const action = made.do === 'call' && isSchema(made.failures) ? expandCall(made, trail, origins) : made
  return isConditional(action) ? expandWhen(action, trail, origins) : action
}

type Conditional = Readonly<Record<string, unknown>> & { when: unknown }

const isConditional = (one: Readonly<Record<string, unknown>>): one is Conditional =>
  typeof one.do === 'string' && one.do !== 'when' && one.when !== undefined

function expandWhen({ when, ...action }: Conditional, trail: Trail, origins: Origins): object {
  // biome-ignore lint/suspicious/noThenProperty: a word of the action
  const made = { do: 'when', if: when, then: [origins.set(action, trail)] }
  origins.setMember(made, 'if', stepOf(trail, 'when'))
  return origins.set(made, trail)
}

function expandCall(
  call: Readonly<Record<string, unknown>>,
  trail: Trail,
  origins: Origins,
): Readonly<Record<string, unknown>> {
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
