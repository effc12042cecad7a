import { perHost } from '../../perHost.ts'
import { createDesk } from './createDesk.ts'
import { slipOf } from './slipOf.ts'

/** Where the player who looks at the host places bets. */
export const deskOf = perHost((host) => createDesk(host, slipOf(host)))
