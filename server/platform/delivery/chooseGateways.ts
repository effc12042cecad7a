import type { Settings } from '../../settings/settings.ts'
import type { Channel, Gateway } from './Letter.ts'
import { outboxGateway } from './outboxGateway.ts'
import { smsGateway } from './smsGateway.ts'
import { smtpGateway } from './smtpGateway.ts'

export type Gateways = {
  byChannel: Partial<Record<Channel, Gateway>>
  /** What an operator must be told: what is not sent, and which setting would send it. */
  missing: string[]
}

/**
 * Letters by SMTP_URL and texts by SMS_URL; where these are not set, into the outbox, if there are sandboxes.
 * @param sandboxUrl undefined where sandboxes are not allowed
 */
export function chooseGateways(
  settings: Pick<Settings, 'smtpUrl' | 'smsUrl'> & Partial<Pick<Settings, 'smtpTls' | 'publicUrl'>>,
  sandboxUrl: string | undefined,
): Gateways {
  const outbox = sandboxUrl === undefined ? undefined : outboxGateway(sandboxUrl)
  const { smtpUrl, smtpTls, publicUrl } = settings
  const name = publicUrl === undefined ? undefined : new URL(publicUrl).hostname
  const email =
    smtpUrl === undefined ? outbox : smtpGateway(smtpUrl, { requireTls: smtpTls === 'required', name })
  const sms = settings.smsUrl === undefined ? outbox : smsGateway(settings.smsUrl)
  return {
    byChannel: { ...(email && { email }), ...(sms && { sms }) },
    missing: [
      ...(email ? [] : ['No e-mail is sent: set SMTP_URL (or SANDBOX=1 to look at letters in the outbox).']),
      ...(sms ? [] : ['No text message is sent: set SMS_URL (or SANDBOX=1 to look at texts in the outbox).']),
    ],
  }
}
