import { amountIn } from '../campaigns/campaignRules.ts'
import { PlatformError } from '../shared/errors.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { isComparable } from './points.ts'
import type { Run } from './runs.ts'

type Tournament = OperationResponse<'tournaments.get'>['items'][number]
/** Why a player cannot take part. */
export type EntryRefusal = NonNullable<NonNullable<Tournament['user_info']>['refusal']>

/** What decides whether somebody may take part. @property deposited all deposits, in minor units */
export type Entrant = {
  uid: number
  currency: string
  countryCode: string
  isConfirmed: boolean
  deposited: bigint
}

/** Why a player cannot take part in a run now; undefined where they can. */
export function entryRefusal({ terms, endsAt }: Run, entrant: Entrant, now: Date): EntryRefusal | undefined {
  const { definition, rates } = terms
  const { countries, confirmed, minDeposit } = definition.restrictions ?? {}
  if (now >= endsAt) return 'over'
  if (countries && !countries.includes(entrant.countryCode)) return 'country'
  if (!isComparable(rates, definition, entrant.currency)) return 'currency'
  if (confirmed && !entrant.isConfirmed) return 'confirmed'
  if (!minDeposit) return undefined
  const least = amountIn(minDeposit, entrant.currency)
  if (least === undefined) return 'currency'
  return entrant.deposited < least ? 'deposit' : undefined
}

/** The refusal as the caller is told it; the site shows the way out of some by their types. */
export function refusedEntry(reason: EntryRefusal): PlatformError {
  const message = `Failed to participate in tournament: ${reason}`
  if (reason === 'confirmed') return new PlatformError('UserNeedConfirmContactException', message)
  if (reason === 'deposit') return new PlatformError('UserNeedDepositException', message)
  return new PlatformError('InvalidRequestException', message, { status: 409, errorData: { reason } })
}
