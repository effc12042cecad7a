import type { HookHeaders } from '../http/signedHook.ts'
import type { Identity } from '../responsibleGaming/personTexts.ts'
import type { Cause } from './steps.ts'

export type ProviderName = 'sumsub' | 'sandbox'

/** A provider that verifies who somebody is. What its calls throw is a ProviderError. */
export type VerificationProvider = {
  name: ProviderName
  /** Makes the player known; the same id however often it is asked. */
  createApplicant: (player: Player) => Promise<string>
  /** The right to open the widget for one player. */
  accessToken: (player: Player, externalActionId?: string) => Promise<AccessToken>
  /** Begins anew, as if nothing had been handed in. */
  reset: (applicantId: string) => Promise<void>
  /** Who it has found somebody to be: by what they say, and by each document that they showed. */
  identitiesOf: (applicantId: string) => Promise<Identity[]>
  /** Reads a message of the provider. @throws HookRefusedError when it is not the provider's, or makes no sense */
  readHook: (body: Buffer, headers: HookHeaders) => ProviderEvent
}

export type Player = {
  uid: number
  /** Language of the widget and the provider's letters (BCP 47). */
  locale: string
}

export type AccessToken = {
  token: string
  expiredAt: Date
  /** Page to show, where the provider has no widget of its own. */
  url?: string
}

export type ProviderEvent = {
  applicantId: string
  type: string
  happenedAt: Date
  /** What it means for the verification; none where it means nothing. */
  cause?: Cause
  /** Code of rejectReasons.ts, where something has to be changed. */
  reason?: string
  body: unknown
}

/** The provider did not do what it was asked to. */
export class ProviderError extends Error {
  readonly status: number | undefined

  constructor(message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause })
    this.name = 'ProviderError'
    this.status = details.status
  }
}
