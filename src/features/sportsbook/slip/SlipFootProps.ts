import type { ActionScope, Host } from '#renderers/host.ts'
import type { Desk, DeskView } from './createDesk.ts'
import type { Priced } from './pricedOf.ts'
import type { SlipProps } from './SlipProps.ts'
import type { SlipState } from './SlipState.ts'

/** What the lower part of the slip is given, and its parts with it. @property onLeave called before something opens that needs the page */
export type SlipFootProps = {
  host: Host
  desk: Desk
  state: SlipState
  view: DeskView
  bets: readonly Priced[]
  props: SlipProps
  scope: ActionScope | undefined
  onLeave: () => void
}
