import { funnelPath } from '#schemas/studio/funnelPath.ts'
import type { Executor } from '../../db/Database.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Services = {
  delivery: Delivery
  live: LiveSite
  /** Never what a request says of it. */
  siteUrl: () => string
}

type Share = { visits: number; completed: number }

/** After that it is no news any more. */
const goodMs = 2 * 24 * 3_600_000

/** Letters to who publishes, that fewer visitors complete a form; in the default locale of the site, for nobody knows theirs. */
export function createFormAlarmLetters({ delivery, live, siteUrl }: Services) {
  return async (
    {
      email,
      form,
      release,
      now,
      before,
    }: { email: string; form: string; release: number; now: Share; before: Share },
    tx: Executor,
  ): Promise<void> => {
    const locale = live.locales().default
    if (!delivery.can('email') || !delivery.hasWords('formFallen', 'email', locale)) return
    const args = {
      form,
      release,
      now: percent(now),
      before: percent(before),
      visits: now.visits,
      link: `${siteUrl()}${funnelPath(form)}`,
    }
    const order = { channel: 'email', to: email, locale, template: 'formFallen', args } as const
    await delivery.deliver({ ...order, expires: Date.now() + goodMs }, tx)
  }
}

const percent = ({ visits, completed }: Share): number => Math.round((100 * completed) / visits)
