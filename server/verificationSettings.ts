import { sandboxProvider } from './platform/verification/sandboxProvider.ts'
import { sumsubProvider } from './platform/verification/sumsubProvider.ts'
import type { VerificationProvider } from './platform/verification/VerificationProvider.ts'
import { sandboxKeys } from './sandbox/verification/sandboxKeys.ts'
import type { Settings } from './settings.ts'

export type VerificationChoice = {
  provider?: VerificationProvider
  /** Origins whose pages the provider's widget shows in frames, with the camera. */
  frames: string[]
}

/** Who verifies players: Sumsub where it is set up, else the sandbox where there is one. */
export function verificationSettings(
  settings: Pick<Settings, 'sumsub'>,
  sandboxUrl: string | undefined,
): VerificationChoice {
  const { sumsub } = settings
  if (sumsub) {
    const frames = new Set([new URL(sumsub.url).origin, 'https://in.sumsub.com', 'https://*.sumsub.com'])
    return { provider: sumsubProvider(sumsub), frames: [...frames] }
  }
  return {
    ...(sandboxUrl && { provider: sandboxProvider({ url: sandboxUrl, ...sandboxKeys }) }),
    frames: [],
  }
}
