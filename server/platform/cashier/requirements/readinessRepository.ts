import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import type { Profile } from '../../accounts/accountRepository.ts'
import { accounts, profiles } from '../../accounts/schema.ts'
import type { Step } from '../../shared/verificationStep.ts'
import { hasDeposits } from '../../wallet/balanceRepository.ts'

export type StoredReadiness = {
  country: string
  isBanned: boolean
  isDeleted: boolean
  isComplete: boolean
  step: Step
  profile: Profile | null
  hasDeposits: boolean
}

/** What requirements look at in players. */
export const readinessRepository = {
  async find(executor: Executor, uid: number): Promise<StoredReadiness | undefined> {
    const [player] = await executor
      .select({
        country: accounts.countryCode,
        isBanned: accounts.isBanned,
        isDeleted: accounts.isDeleted,
        isComplete: accounts.isRegistrationCompleted,
        step: accounts.verificationStep,
        profile: profiles,
        hasDeposits,
      })
      .from(accounts)
      .leftJoin(profiles, eq(profiles.uid, accounts.uid))
      .where(eq(accounts.uid, uid))
    return player
  },
}
