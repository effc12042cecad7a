import type { Action, Condition, Text } from '#generated/grammar/types.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { expandFacts } from './expandFacts.ts'
import { type Places, placesBelow, pointersIn } from './writtenPlace.ts'

/** What a player is told of a failure, or what is done about it. */
export type Failure = Text | readonly Action[]

/** By type of error, by reason, and for all others. */
export type Failures = { readonly default: Failure } & Readonly<Record<string, Failure>>

/**
 * What is done where a call fails, as the actions that `else` of it takes: a reason is more exact than a type and goes
 * before it, in the order in which they are written, and what none of them names is the default.
 * @returns the actions, and which place of `failures` each place in them came from
 */
export function failureActions(failures: Failures): { actions: Action[]; places: Places } {
  const named = Object.keys(failures).filter((name) => name !== 'default')
  const ordered = [...named.filter((name) => !isErrorType(name)), ...named.filter(isErrorType)]
  return ladder(ordered, failures)
}

/** Types of errors are written with a capital, as the API has them; reasons are not. */
export function isErrorType(name: string): boolean {
  return /^[A-Z]/.test(name)
}

function ladder([name, ...others]: readonly string[], failures: Failures): ReturnType<typeof failureActions> {
  if (name === undefined) return tell(failures.default, joinPointer('', 'default'))
  const key = joinPointer('', name)
  const told = tell(failures[name] ?? [], key)
  const rest = ladder(others, failures)
  const fact = isErrorType(name) ? '/response/error/type' : '/response/error/error_data/reason'
  const condition = expandFacts({ [fact]: name }).condition as Condition
  return {
    // biome-ignore lint/suspicious/noThenProperty: a word of the action
    actions: [{ do: 'when', if: condition, then: told.actions, else: rest.actions }],
    places: [
      ['', key],
      ['/0', key],
      ['/0/do', key],
      ...[...pointersIn(condition, '/0/if')].map((at): [string, string] => [at, key]),
      ...placesBelow('/0/then', told.places),
      ...placesBelow('/0/else', rest.places),
    ],
  }
}

function tell(failure: Failure, key: string): ReturnType<typeof failureActions> {
  if (Array.isArray(failure)) return { actions: [...failure], places: [['', key]] }
  const actions: Action[] = [{ do: 'toast', text: failure as Text, tone: 'error' }]
  return {
    actions,
    places: [
      ['', key],
      ['/0', key],
      ['/0/do', key],
      ['/0/tone', key],
      ['/0/text', key],
    ],
  }
}
