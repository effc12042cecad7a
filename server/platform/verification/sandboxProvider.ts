import { sumsubProvider } from './sumsubProvider.ts'
import type { VerificationProvider } from './VerificationProvider.ts'

export type SandboxVerification = {
  /** Where the sandboxes answer on this machine. */
  url: string
  appToken: string
  secret: string
  webhookSecret: string
  level: string
}

/** The sandbox: it speaks Sumsub's protocol, but its widget is a page of its own. */
export function sandboxProvider({ webhookSecret, ...sandbox }: SandboxVerification): VerificationProvider {
  const provider = sumsubProvider({
    ...sandbox,
    url: `${sandbox.url}/sandbox/verification`,
    webhookSecrets: [webhookSecret],
  })
  return {
    ...provider,
    name: 'sandbox',
    async accessToken(player, externalActionId) {
      const right = await provider.accessToken(player, externalActionId)
      const applicant = await provider.createApplicant(player)
      const query = `token=${encodeURIComponent(right.token)}&lang=${encodeURIComponent(player.locale)}`
      return { ...right, url: `/sandbox/verification/${encodeURIComponent(applicant)}?${query}` }
    },
  }
}
