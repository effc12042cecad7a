import type { ExceptionType } from '#generated/api.ts'
import { PlatformError } from '../shared/errors.ts'

/** Why the ledger refused. Each can be told to the caller; whoever knows more says it in other words. */
const refusals = {
  /** An account would fall below zero. */
  insufficient_funds: 'BillingTransactionDeclinedException',
  /** The key was used for another journal. */
  key_conflict: 'InvalidRequestException',
  /** The hold is not pending any more. */
  hold_resolved: 'InvalidRequestException',
  already_reversed: 'InvalidRequestException',
  /** The player's account is kept in another currency. */
  wrong_currency: 'InvalidRequestException',
} satisfies Record<string, ExceptionType>

export type LedgerRefusal = keyof typeof refusals

export class LedgerError extends PlatformError {
  readonly refusal: LedgerRefusal

  constructor(refusal: LedgerRefusal, message: string) {
    super(refusals[refusal], message, { status: 409 })
    this.name = 'LedgerError'
    this.refusal = refusal
  }
}
