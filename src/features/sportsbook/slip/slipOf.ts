import { perHost } from '../../perHost.ts'
import { createSlip } from './createSlip.ts'

/** The slip of the player who looks at the host. */
export const slipOf = perHost(createSlip)
