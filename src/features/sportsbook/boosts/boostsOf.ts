import { perHost } from '../../perHost.ts'
import { createBoosts } from './createBoosts.ts'

export const boostsOf = perHost(createBoosts)
