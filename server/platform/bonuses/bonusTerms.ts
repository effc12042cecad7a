import type { BetTerms } from './betTerms.ts'

/** A game as terms speak of it. */
export type PlayedGame = {
  sysname: string
  /** Its type and its tags. */
  categories: readonly string[]
}

/** How a bonus may be played (grammar: BonusPlayTerms, and of one for sports BettingBonusTerms), as it was when the bonus was given. */
export type BonusTerms = {
  /** Percent of a stake that count towards the wagering. */
  contribution?: {
    default?: number
    categories?: Readonly<Record<string, number>>
    games?: Readonly<Record<string, number>>
  }
  /** Games that its money cannot be staked in, and that count for nothing. */
  excluded?: { categories?: readonly string[]; games?: readonly string[] }
  /** The most that a round may be staked with while the bonus has to do with it, in minor units. */
  mostStake?: string
  bets?: BetTerms
}

/** What of its terms matters in one game. @property mostStake minor units */
export type GameTerms = { isExcluded: boolean; percent: number; mostStake?: bigint }

/** A game is named more closely than its categories; of several of these the one that counts least holds. */
export function termsIn(
  { contribution = {}, excluded = {}, mostStake }: BonusTerms,
  game: PlayedGame | undefined,
): GameTerms {
  const most = mostStake === undefined ? {} : { mostStake: BigInt(mostStake) }
  // What is no game, such as a bet on sports, counts in full.
  if (!game) return { isExcluded: false, percent: 100, ...most }
  const { sysname, categories } = game
  const isExcluded =
    (excluded.games ?? []).includes(sysname) ||
    categories.some((one) => (excluded.categories ?? []).includes(one))
  return { isExcluded, percent: isExcluded ? 0 : percentOf(contribution, game), ...most }
}

function percentOf(
  { default: otherwise = 100, categories = {}, games = {} }: NonNullable<BonusTerms['contribution']>,
  { sysname, categories: own }: PlayedGame,
): number {
  const named = Object.hasOwn(games, sysname) ? games[sysname] : undefined
  if (named !== undefined) return named
  const percents = own.flatMap((one) =>
    Object.hasOwn(categories, one) ? [categories[one] ?? otherwise] : [],
  )
  return percents.length > 0 ? Math.min(...percents) : otherwise
}

export const readTerms = (json: string): BonusTerms => JSON.parse(json) as BonusTerms
