import type { BlockView } from '#renderers/pages/BlockView.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { OneBet } from './OneBet.tsx'
import { OpenBets } from './OpenBets.tsx'

/** The player's bets on sports that are open, or one of all that they have placed. */
export function SportsBets({ host, props, scope, slot }: BlockView<'sports-bets'>) {
  useHostVersion(host)
  if (props.bet === undefined) return <OpenBets host={host} props={props} scope={scope} slot={slot} />
  const { bet } = host.resolve({ bet: props.bet }, scope)
  const common = { host, scope, rules: props.rules, missing: slot('missing') }
  return <OneBet {...common} bet={Number(bet)} />
}
