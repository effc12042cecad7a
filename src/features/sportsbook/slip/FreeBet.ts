import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'

/** A stake that was given to the player, and the bets that it pays for. */
export type FreeBet = Operations['sports.getFreeBets']['response']['items'][number]

/** What is to be known of a free bet before it is staked, each a sentence. */
export function conditionsOf(host: Host, free: FreeBet): string[] {
  const odds = (least: string) => `\u2066${least}\u2069`
  const { kinds, least_leg_odds: leg, least_odds: line, sports, markets } = free
  const until = String(formatValue(free.expires_at, 'datetime', host.locale()))
  return [
    host.t(free.is_stake_returned ? 'slip.free.stake.returned' : 'slip.free.stake.kept'),
    ...(kinds ? [host.t({ key: 'slip.free.kinds', args: { kinds: kinds.map(kindName).join(', ') } })] : []),
    ...(leg === undefined ? [] : [host.t({ key: 'slip.free.leg', args: { odds: odds(leg) } })]),
    ...(line === undefined ? [] : [host.t({ key: 'slip.free.odds', args: { odds: odds(line) } })]),
    ...(sports
      ? [host.t({ key: 'slip.free.sports', args: { sports: sports.map(({ name }) => name).join(', ') } })]
      : []),
    ...(markets ? [host.t('slip.free.markets')] : []),
    ...(free.is_cash_out_offered ? [] : [host.t('slip.free.noCashOut')]),
    host.t({ key: 'slip.free.until', args: { time: until } }),
  ]

  function kindName(kind: NonNullable<FreeBet['kinds']>[number]): string {
    return host.t(kind === 'eachWay' ? 'slip.eachWay' : `slip.kind.${kind}`)
  }
}
