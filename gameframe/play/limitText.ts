import type { Reached } from '../boot/createAsk.ts'
import type { MessageKey, Translate } from '../messages/createTranslate.ts'

const texts: Record<string, MessageKey> = {
  stake: 'error.limit.stake',
  loss: 'error.limit.loss',
  bonus: 'error.limit.bonus',
}

/** Which limit a stake would pass, and until when. A casino that does not say, or says a kind that is not known here, gets the general text. */
export function limitText(limit: Reached | undefined, t: Translate, locale: string): string {
  const { kind = '', until, time_zone: timeZone } = limit ?? {}
  const key = Object.hasOwn(texts, kind) ? texts[kind] : undefined
  if (!key || (kind !== 'bonus' && !until)) return t('error.LIMIT_REACHED')
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return t(key, until ? { until: clock.format(new Date(until)) } : {})
}
