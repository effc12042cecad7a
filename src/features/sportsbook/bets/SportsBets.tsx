import type { BlockView } from '#renderers/pages/BlockView.ts'
import { OpenBets } from './OpenBets.tsx'

/** The player's bets on sports that are open. */
export function SportsBets({ host, props, scope, slot }: BlockView<'sports-bets'>) {
  return <OpenBets host={host} props={props} scope={scope} slot={slot} />
}
