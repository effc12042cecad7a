import type { FreeBetTerms } from '#generated/grammar/types.ts'
import { againstSlip, type BetTerms, type BonusBetCode, type PlayedSlip } from '../bonuses/betTerms.ts'

/** A leg of a slip as terms speak of it. @property groups of its market */
export type PlayedLeg = { sport: number; groups: readonly string[] }

/** Why a free bet cannot be staked on a slip. `free_bet_lines`: its sum cannot be divided among so many lines. */
export type FreeBetCode =
  | 'free_bet_gone'
  | 'free_bet_currency'
  | 'free_bet_kind'
  | 'free_bet_lines'
  | 'free_bet_odds'
  | 'free_bet_sport'
  | 'free_bet_market'

/** What of its terms holds for as long as a bet is open, in the words of bonuses. */
export const betTermsOf = ({
  sports: _,
  markets: __,
  isCashOutOffered,
  ...terms
}: FreeBetTerms): BetTerms => ({
  ...terms,
  cashOut: isCashOutOffered ? 'counts' : 'refused',
})

/** What speaks against a bonus on a slip, said of a free bet. */
export const codeOfFreeBet = (code: BonusBetCode): FreeBetCode =>
  code === 'bonus_kind' ? 'free_bet_kind' : 'free_bet_odds'

/** What of the terms speaks against a slip. */
export function freeBetAgainst(
  terms: FreeBetTerms,
  slip: PlayedSlip,
  legs: readonly PlayedLeg[],
): FreeBetCode[] {
  const { sports, markets } = terms
  const isElsewhere = sports && legs.some(({ sport }) => !sports.includes(sport))
  const isOther = markets && legs.some(({ groups }) => !groups.some((one) => markets.includes(one)))
  return [
    ...againstSlip(betTermsOf(terms), slip).map(codeOfFreeBet),
    ...(isElsewhere ? (['free_bet_sport'] as const) : []),
    ...(isOther ? (['free_bet_market'] as const) : []),
  ]
}
