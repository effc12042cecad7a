import { invitationPath } from '#schemas/studio/invitationPath.ts'
import type { Executor } from '../../db/Database.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Services = {
  delivery: Delivery
  live: LiveSite
  /** Never what a request says of it. */
  siteUrl: () => string
}

const dayMs = 24 * 3_600_000

/** Letters to whom an administrator invites to the studio, in the default locale of the site: nobody knows theirs. */
export function createInvitationLetters({ delivery, live, siteUrl }: Services) {
  return async (
    {
      email,
      token,
      invitedBy,
      expiresAt,
    }: { email: string; token: string; invitedBy: string; expiresAt: Date },
    tx: Executor,
  ): Promise<boolean> => {
    const locale = live.locales().default
    if (!delivery.can('email') || !delivery.hasWords('staffInvitation', 'email', locale)) return false
    const args = {
      name: invitedBy,
      link: `${siteUrl()}${invitationPath}#${token}`,
      days: Math.round((expiresAt.getTime() - Date.now()) / dayMs),
    }
    const order = { channel: 'email', to: email, locale, template: 'staffInvitation', args } as const
    await delivery.deliver({ ...order, expires: expiresAt.getTime() }, tx)
    return true
  }
}
