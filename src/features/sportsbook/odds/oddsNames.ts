import type { Host, KnownText } from '#renderers/host.ts'
import { spokenOdds } from './spokenOdds.ts'

/** Stands for a price in a text that is put into words once, for prices that move many times a second. */
const place = '\u{F8FF}'

/**
 * How a button of odds is read out at a price.
 * @param why it takes no bets, where it takes none
 * @returns its name at what is shown, and what that is without a boost
 */
export function oddsNames(
  host: Host,
  outcome: string,
  why: KnownText | undefined,
): (shown: string | undefined, usual?: string) => string {
  const words = why
    ? host.t({ key: 'sportsbook.odds.shut', args: { outcome, price: place, why: host.t(why) } })
    : host.t({ key: 'sportsbook.odds.name', args: { outcome, price: place } })
  const parts = words.split(place)
  return (shown, usual) => {
    const spoken = shown === undefined ? host.t('sportsbook.odds.none') : spokenOdds(host, shown)
    const price =
      usual === undefined
        ? spoken
        : host.t({ key: 'sportsbook.boost.name', args: { price: spoken, usual: spokenOdds(host, usual) } })
    return parts.join(price)
  }
}
