import type { Account, Profile } from '../accounts/accountRepository.ts'
import type { Exclusion } from '../responsibleGaming/exclusion.ts'
import type { StoredBalances } from '../wallet/balanceRepository.ts'

export type PlayerContact = {
  type: 'email' | 'phone'
  contact: string
  is_confirmed: boolean
  /** ISO date and time of a code for it that is good still; null where there is none. */
  code_sent_at: string | null
}

/** All that pages and account.getInfo say of a player. */
export type Player = {
  account: Account
  /** Personal data; none of who never told any. */
  profile: Profile | null
  contacts: PlayerContact[]
  /** The last self-exclusion, which may be over. */
  exclusion: Exclusion | null
  /** Minutes that the player chose; null for what the jurisdiction has. */
  realityMinutes: number | null
  balances: StoredBalances
  hasDeposits: boolean
  hasDepositLimit: boolean
}
