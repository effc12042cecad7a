import type { Kind } from '#games/engines/engines.ts'
import { createChips } from './createChips.ts'
import { createStakeField, type StakeField, type StakeOptions } from './createStakeField.ts'

/** Where bets lie beside one another, each press lays a chip; elsewhere a round has one stake. */
const laid: ReadonlySet<Kind> = new Set<Kind>(['roulette', 'baccarat'])

export const createStake = ({ kind, ...options }: StakeOptions & { kind: Kind }): StakeField =>
  laid.has(kind) ? createChips(options) : createStakeField(options)
