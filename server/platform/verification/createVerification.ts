import type { Database } from '../../db/Database.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { HookHeaders } from '../http/signedHook.ts'
import { createFileRepository } from './fileRepository.ts'
import { shownStep } from './steps.ts'
import type { VerificationProvider } from './VerificationProvider.ts'
import { createVerificationRepository, type Outcome } from './verificationRepository.ts'

/** Verification of identity on a database, by one provider or, until one is connected, by none. */
export function createVerification(
  database: Database,
  events: PlayerEvents,
  provider: VerificationProvider | undefined,
) {
  const progress = createVerificationRepository(database, (tx, uid, step) =>
    events.notify(uid, { name: 'verification', data: { status: shownStep(step) } }, tx),
  )
  return {
    provider,
    progress,
    files: createFileRepository(database),

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
