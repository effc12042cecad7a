import { sandboxProvider } from '../platform/verification/sandboxProvider.ts'
import { sumsubProvider } from '../platform/verification/sumsubProvider.ts'
import type { VerificationProvider } from '../platform/verification/VerificationProvider.ts'
import { sandboxKeys } from '../sandbox/verification/sandboxKeys.ts'
import type { Settings } from './settings.ts'

export type VerificationChoice = {
  provider?: VerificationProvider
  /** Origins whose pages the provider's widget shows in frames, with the camera. */
  frames: string[]
  /** What an operator must be told, where nobody verifies players. */
  missing: string[]
}

/** Who verifies players: Sumsub where it is set up, else the sandbox where there is one. */
export function verificationSettings(
  settings: Pick<Settings, 'sumsub'>,
  sandboxUrl: string | undefined,
): VerificationChoice {
  const { sumsub } = settings
  if (sumsub) {
    const frames = new Set([new URL(sumsub.url).origin, 'https://in.sumsub.com', 'https://*.sumsub.com'])
    return { provider: sumsubProvider(sumsub), frames: [...frames], missing: [] }
  }
  if (sandboxUrl !== undefined) {
    return { provider: sandboxProvider({ url: sandboxUrl, ...sandboxKeys }), frames: [], missing: [] }
  }
  return {
    frames: [],
    missing: [
      'No identity is verified: set SUMSUB_APP_TOKEN and its like (or SANDBOX=1 to decide yourself).',
    ],
  }
}
