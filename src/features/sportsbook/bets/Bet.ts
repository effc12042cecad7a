import type { Operations } from '#generated/api.ts'

/** One bet of the player, with what was cashed out of it and how its return was computed. */
export type FullBet = Operations['sports.getBet']['response']

export type Bet = FullBet['bet']
export type BetLeg = Bet['selections'][number]
export type LegResult = NonNullable<BetLeg['result']>
export type Amount = Bet['stake']

/** Whether it still waits for something. */
export const isOpen = ({ status }: Bet): boolean => status === 'pending' || status === 'open'
