import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, invalidRequest, PlatformError } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { type Step, shownStep } from '../shared/verificationStep.ts'
import { cleanFileName } from '../uploads/cleanFileName.ts'
import { readFileKind } from '../uploads/readFileKind.ts'
import type { Verification } from './createVerification.ts'
import { fileRepository, type KeptFile } from './fileRepository.ts'
import { keepFile } from './keepFile.ts'
import { type Player, ProviderError, type VerificationProvider } from './VerificationProvider.ts'
import { verificationRepository } from './verificationRepository.ts'

export type VerificationServices = { verification: Verification; limiter: RateLimiter; live: LiveSite }

/** Calls of one player: those that reach the provider, and files. */
const limits = {
  provider: { times: 60, seconds: 3600 },
  files: { times: 60, seconds: 3600 },
}

export function verificationHandlers({ verification, limiter, live }: VerificationServices) {
  const { database, progress } = verification
  const { drizzle } = database

  function connected(): VerificationProvider {
    const { provider } = verification
    if (provider && live.site().functional?.identityVerification !== false) return provider
    throw invalidRequest('There is no verification of identity here', 409)
  }

  /** The player at the provider; made known there when need be. */
  async function applicantOf(provider: VerificationProvider, player: Player): Promise<string> {
    const known = await verificationRepository.find(drizzle, provider.name, player.uid)
    if (known) return known.applicantId
    const applicantId = await asked(() => provider.createApplicant(player))
    await verificationRepository.keep(drizzle, provider.name, player.uid, applicantId)
    return applicantId
  }

  return {
    async 'verification.createApplicant'(_input, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `verification ${uid}`, limits.provider)
      const applicantId = await applicantOf(connected(), { uid, locale: context.locale })
      return { applicant_id: applicantId, status: shownStep(await progress.step(uid)) }
    },

    async 'verification.getAccessToken'({ externalActionId }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `verification ${uid}`, limits.provider)
      const provider = connected()
      // An action at the provider is apart from the verification of the player, and has its own end.
      if (externalActionId === undefined) refuseDecided(await progress.step(uid))
      const player = { uid, locale: context.locale }
      await applicantOf(provider, player)
      const right = await asked(() => provider.accessToken(player, externalActionId))
      if (externalActionId === undefined) await verificationRepository.opened(drizzle, provider.name, uid)
      return {
        token: right.token,
        provider: provider.name,
        expired_at: right.expiredAt.toISOString(),
        ...(right.url !== undefined && { url: right.url }),
      }
    },

    async 'verification.getStatus'(_input, context) {
      const { uid } = signedIn(context)
      const step = await progress.step(uid)
      const { provider } = verification
      const applicant = provider && (await verificationRepository.find(drizzle, provider.name, uid))
      const asks = step === 'change' || step === 'rejected'
      return {
        status: shownStep(step),
        can_retry: step !== 'completed' && step !== 'rejected',
        ...(asks && { reason: applicant?.reason ?? 'other' }),
        ...(applicant?.decidedAt && { decided_at: applicant.decidedAt.toISOString() }),
        files: (await fileRepository.list(drizzle, uid)).map(describeFile),
      }
    },

    async 'account.setUserOnVerification'(_input, context) {
      const { uid } = signedIn(context)
      await progress.submitted(connected().name, uid)
      return { value: 1 as const }
    },

    async 'verification.uploadFile'({ purpose }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `verification files ${uid}`, limits.files)
      const file = context.files?.get('file')
      if (!file) throw invalidParameters({ file: [{ code: 'required' }] })
      const kind = readFileKind(file.bytes)
      if (typeof kind === 'string') throw invalidParameters({ file: [{ code: kind }] })
      const kept = await keepFile(database, uid, { purpose, name: cleanFileName(file.name), ...kind })
      if (!kept) throw new PlatformError('StorageQuotaExceededException', 'There is no room for more files')
      return describeFile(kept)
    },

    async 'verification.removeFile'({ id }, context) {
      const { uid } = signedIn(context)
      if (!(await fileRepository.remove(drizzle, uid, id)))
        throw invalidParameters({ id: [{ code: 'options' }] })
      return { value: 1 as const }
    },
  } satisfies Handlers
}

function refuseDecided(step: Step): void {
  if (step === 'completed') throw invalidRequest('The identity is verified already', 409)
  if (step === 'rejected') {
    throw new PlatformError('KycUserProfileException', 'The provider has rejected this finally')
  }
}

/** @throws PlatformError 502 where the provider does not do what it is asked to */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause
    throw new PlatformError('UnknownErrorException', 'The verification provider cannot be reached', {
      status: 502,
      cause,
    })
  }
}

function describeFile({ id, purpose, name, size, createdAt }: KeptFile) {
  return { id, purpose, name, bytes: size, created_at: createdAt.toISOString() }
}
