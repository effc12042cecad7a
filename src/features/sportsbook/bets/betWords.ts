import type { Host, KnownText } from '#renderers/host.ts'
import { betSystems } from '#schemas/runtime/betExportTexts.ts'
import type { Bet } from './Bet.ts'

/** What a combination is called, each way or not. @param system as the slip had it: lucky_15, 2/3 */
export function systemText(
  host: Host,
  { system, is_each_way: isEachWay }: Pick<Bet, 'system' | 'is_each_way'>,
): string {
  const name =
    system in betSystems
      ? host.t(betSystems[system as keyof typeof betSystems])
      : host.t({ key: 'bets.system', args: { system } })
  return isEachWay ? `${name}, ${host.t(betSystems.each_way)}` : name
}

const refusals = {
  event_gone: 'bets.refused.event_gone',
  suspended: 'bets.refused.suspended',
  outcome_gone: 'bets.refused.outcome_gone',
  price_differs: 'bets.refused.price_differs',
  limit: 'bets.refused.limit',
  excluded: 'bets.refused.excluded',
} as const satisfies Record<string, KnownText>

/** Why a bet was not taken. */
export function refusalText(host: Host, reason: string): string {
  const known = reason in refusals ? refusals[reason as keyof typeof refusals] : 'bets.refused.other'
  return host.t(known)
}
