import type { VouchingSettings } from '../platform/social/createSocial.ts'
import { sandboxClient } from '../sandbox/oauth/sandboxClient.ts'
import type { Settings } from './settings.ts'

/** Who may vouch for players: the services that are configured, the sandbox for the others, and the messenger. */
export function socialSettings(settings: Settings, sandboxUrl: string | undefined): VouchingSettings {
  const { oauth, telegramBotToken, miniAppMaxAge } = settings
  return {
    social: {
      configured: oauth,
      ...(sandboxUrl && {
        sandbox: (service) => ({
          clientId: sandboxClient.id,
          clientSecret: sandboxClient.secret,
          scope: 'openid email profile',
          provider: { issuer: `${sandboxUrl}/sandbox/oauth/${service}` },
          throughSite: true,
        }),
      }),
    },
    miniApp: { maxAge: miniAppMaxAge, ...(telegramBotToken ? { botToken: telegramBotToken } : {}) },
  }
}
