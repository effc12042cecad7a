import type { BettingBonusTerms } from '#generated/grammar/types.ts'
import { type Odds, ratioOf, readOdds } from '../../../betting/odds/Odds.ts'
import { compare, type Ratio } from '../../../betting/ratios.ts'

/** How bonus money may be bet with (grammar: BettingBonusTerms), as it was when the bonus was given. */
export type BetTerms = Readonly<BettingBonusTerms>

/** A slip as terms speak of it. */
export type PlayedSlip = {
  kind: 'single' | 'multiple' | 'system'
  isEachWay: boolean
  /** The lowest price of a leg. */
  leastLeg: Odds
  /** The lowest combined odds of a line. */
  leastLine: Ratio
}

/** Why the money of a bonus cannot be staked on a slip, which then counts for nothing. */
export type BonusBetCode = 'bonus_kind' | 'bonus_odds'

/** What of the terms speaks against a slip. */
export function againstSlip(terms: BetTerms = {}, slip: PlayedSlip): BonusBetCode[] {
  return [
    ...(isOfKind(terms, slip) ? [] : (['bonus_kind'] as const)),
    ...(hasOdds(terms, slip) ? [] : (['bonus_odds'] as const)),
  ]
}

/** Where a stake does not come back, it is that of one line: of several, some of which win, it would be unclear how much of it does not. */
function isOfKind({ kinds, isStakeReturned = true }: BetTerms, { kind, isEachWay }: PlayedSlip): boolean {
  if (!isStakeReturned && (kind === 'system' || isEachWay)) return false
  return !kinds || (kinds.includes(kind) && (!isEachWay || kinds.includes('eachWay')))
}

function hasOdds({ leastLegOdds, leastOdds }: BetTerms, { leastLeg, leastLine }: PlayedSlip): boolean {
  return leastLeg >= read(leastLegOdds) && compare(leastLine, ratioOf(read(leastOdds))) >= 0
}

const read = (odds: string | undefined): number => (odds === undefined ? 0 : (readOdds(odds) ?? 0))
