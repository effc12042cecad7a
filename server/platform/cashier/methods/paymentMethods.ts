import type { PaymentMethodDefinition } from '#generated/grammar/types.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { parseAmount } from '../../wallet/money.ts'

export type Direction = 'deposit' | 'withdraw'

/** For whom a method is looked up. @property country ISO 3166-1 alpha-2; unknown where none was told */
export type MethodUser = { currency: string; country?: string | null }

/** A payment method as it is for one player in one direction. */
export type OfferedMethod = {
  method: PaymentMethodDefinition
  direction: Direction
  currency: string
  /** Least and greatest sum in minor units of the currency. */
  min: bigint
  max: bigint
  /** Sums to pick, whole major units. */
  presets: readonly { value: string }[]
  /** The player's own limit lets in less than the least sum. */
  isBeyondLimit?: true
  /** Id of the form whose fields it asks for; none where it asks for nothing. */
  requisites?: string
}

/** The methods that a player is offered in a direction, in the order in which they are shown. */
export function methodsFor(live: LiveSite, direction: Direction, user: MethodUser): OfferedMethod[] {
  return live.paymentMethods().flatMap((method) => offered(method, direction, user) ?? [])
}

/**
 * One method that a player is offered in a direction; undefined where it is not.
 * @param name its sysname, or its name in addresses
 */
export function methodFor(
  live: LiveSite,
  direction: Direction,
  name: string,
  user: MethodUser,
): OfferedMethod | undefined {
  const method = live.paymentMethods().find(({ id, urlName }) => name === id || name === urlName)
  return method && offered(method, direction, user)
}

/** Whether players of a country are let in; of players whose country is unknown nobody is kept out by exclusion. */
function takesCountry({ countries }: PaymentMethodDefinition, country: string | null | undefined): boolean {
  if (!countries) return true
  if ('allowed' in countries) return country != null && countries.allowed.includes(country)
  return country == null || !countries.excluded.includes(country)
}

function offered(
  method: PaymentMethodDefinition,
  direction: Direction,
  { currency, country }: MethodUser,
): OfferedMethod | undefined {
  const part = method[direction]
  const limits = part && Object.hasOwn(part.limits, currency) ? part.limits[currency] : undefined
  if (!part || !limits || !takesCountry(method, country)) return undefined
  const presets = direction === 'deposit' ? method.deposit?.presets : undefined
  return {
    method,
    direction,
    currency,
    min: unitsOf(limits.min, currency),
    max: unitsOf(limits.max, currency),
    presets: presets && Object.hasOwn(presets, currency) ? (presets[currency] ?? []) : [],
    ...(part.requisites !== undefined && { requisites: part.requisites }),
  }
}

function unitsOf(sum: string, currency: string): bigint {
  const units = parseAmount(sum, currency)
  if (units === undefined) throw new Error(`A payment method has the limit ${sum} ${currency}`)
  return units
}
