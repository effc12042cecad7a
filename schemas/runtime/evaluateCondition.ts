import { Validator } from '@cfworker/json-schema'
import type { Condition } from '#generated/grammar/types.ts'
import { readCondition } from '#readCondition'
import type { Facts } from './Facts.ts'

export type ConditionResult = {
  holds: boolean
  /** Why the condition could not be evaluated; then it does not hold. */
  broken?: string
}

const validators = new WeakMap<object, Validator | string>()

/**
 * Whether the facts satisfy a condition. Interpreted, never compiled from strings, so that it works without
 * `unsafe-eval`. Never throws.
 */
export function evaluateCondition(condition: Condition, facts: Facts): ConditionResult {
  if (typeof condition === 'boolean') return { holds: condition }
  const validator = validatorOf(condition)
  if (typeof validator === 'string') return { holds: false, broken: validator }
  const present = withoutUndefined(facts)
  try {
    return { holds: validator.validate(present).valid }
  } catch {
    return evaluatePlain(validator, present)
  }
}

/** A property that is there as undefined would satisfy `required`. Looks at each group of facts, not below. */
function withoutUndefined(facts: Facts): Facts {
  const groups = Object.entries(facts)
  if (groups.every(([, group]) => group !== undefined && !hasUndefined(group))) return facts
  const drop = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
  return drop(
    Object.fromEntries(groups.map(([name, group]) => [name, hasUndefined(group) ? drop(group) : group])),
  ) as Facts
}

function hasUndefined(group: unknown): group is object {
  return (
    group !== null &&
    typeof group === 'object' &&
    !Array.isArray(group) &&
    Object.values(group).includes(undefined)
  )
}

/** evaluateCondition where nobody listens for broken conditions. */
export function conditionHolds(condition: Condition | undefined, facts: Facts): boolean {
  return condition === undefined || evaluateCondition(condition, facts).holds
}

/** The validator refuses undefined and other non-JSON values, which forms and stores do hold. */
function evaluatePlain(validator: Validator, facts: Facts): ConditionResult {
  try {
    return { holds: validator.validate(JSON.parse(JSON.stringify(facts))).valid }
  } catch (error) {
    return { holds: false, broken: String(error) }
  }
}

function validatorOf(condition: object): Validator | string {
  const known = validators.get(condition)
  if (known !== undefined) return known
  let made: Validator | string
  try {
    // A copy, because the validator writes into its schema and artefacts may be frozen.
    made = new Validator(readCondition(JSON.stringify(condition)), '2020-12', true)
  } catch (error) {
    made = String(error)
  }
  validators.set(condition, made)
  return made
}
