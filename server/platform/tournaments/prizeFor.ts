import type { TournamentDefinition, TournamentPrize } from '#generated/grammar/types.ts'

/** What a place wins; undefined where it wins nothing. */
export const prizeFor = ({ prizes }: TournamentDefinition, place: number): TournamentPrize | undefined =>
  prizes.find(({ from, to = from }) => place >= from && place <= to)

/** How many of the first places win something. */
export const placesPaid = ({ prizes }: TournamentDefinition): number =>
  Math.max(...prizes.map(({ from, to = from }) => to))

/** Whether it is money that can be taken away; everything else can only be played with. */
export const isRealMoney = (prize: TournamentPrize): boolean => 'amount' in prize && !prize.bonus
