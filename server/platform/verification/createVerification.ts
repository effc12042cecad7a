import type { Database } from '../../db/Database.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { HookHeaders } from '../http/signedHook.ts'
import { shownStep } from '../shared/verificationStep.ts'
import { createProgress, type Outcome } from './createProgress.ts'
import type { VerificationProvider } from './VerificationProvider.ts'

/** Verification of identity on a database, by one provider or, until one is connected, by none. */
export function createVerification(
  database: Database,
  events: PlayerEvents,
  provider: VerificationProvider | undefined,
) {
  const progress = createProgress(database, (tx, uid, step) =>
    events.notify(uid, { name: 'verification', data: { status: shownStep(step) } }, tx),
  )
  return {
    database,
    provider,
    progress,

    /**
     * Takes a message of the provider. Only by such messages is a verification ever decided.
     * @throws HookRefusedError
     */
    async hear(raw: Buffer, headers: HookHeaders): Promise<Outcome> {
      if (!provider) return 'unknown'
      return progress.take(provider.name, provider.readHook(raw, headers), raw)
    },
  }
}

export type Verification = ReturnType<typeof createVerification>
