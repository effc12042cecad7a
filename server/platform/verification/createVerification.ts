import type { Database } from '../../db/Database.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { HookHeaders } from '../http/signedHook.ts'
import type { Persons } from '../responsibleGaming/createPersons.ts'
import { shownStep } from '../shared/verificationStep.ts'
import { createProgress, type Outcome } from './createProgress.ts'
import type { VerificationProvider } from './VerificationProvider.ts'
import { verificationRepository } from './verificationRepository.ts'

/** Verification of identity on a database, by one provider or, until one is connected, by none. */
export function createVerification(
  database: Database,
  events: PlayerEvents,
  persons: Pick<Persons, 'noteChange'>,
  provider: VerificationProvider | undefined,
) {
  const progress = createProgress(database, {
    moved: (tx, uid, step) =>
      events.notify(uid, { name: 'verification', data: { status: shownStep(step) } }, tx),
    identified: async (tx, uid, identities) => {
      await persons.noteChange(tx, uid, 'verification', identities)
    },
  })
  return {
    database,
    provider,
    progress,

    /**
     * Takes a message of the provider. Only by such messages is a verification ever decided.
     * @throws HookRefusedError; ProviderError where it does not say who it verified
     */
    async hear(raw: Buffer, headers: HookHeaders): Promise<Outcome> {
      if (!provider) return 'unknown'
      const event = provider.readHook(raw, headers)
      // Asked before anything is held. Where it does not answer, the provider says it again.
      const isAsked =
        event.cause === 'approved' &&
        (await verificationRepository.isKnown(database.drizzle, provider.name, event.applicantId))
      const identities = isAsked ? await provider.identitiesOf(event.applicantId) : []
      return progress.take(provider.name, event, raw, identities)
    },
  }
}

export type Verification = ReturnType<typeof createVerification>
