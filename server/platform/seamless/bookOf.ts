import type { Bet } from '../bonuses/createBonusPlay.ts'
import type { Purses } from '../bonuses/readPurses.ts'

/** Names of providers whose one game is a sportsbook: that of a third party, and the sandbox's. */
export const sportsbooks = { thirdParty: 'sportsbook', sandbox: 'sandbox-sportsbook' } as const

/** The same as a parameter of a question: providers whose rounds are bets on sports, and none of the casino. */
export const sportsbookNames: readonly string[] = Object.values(sportsbooks)

type Book = {
  product: Bet['product']
  /** Which revenue of the house stakes go to. */
  revenue: string
}

const casino: Book = { product: 'casino', revenue: 'casino' }
const sports: Book = { product: 'betting', revenue: 'sports' }

/** What stakes at a provider are: bets on sports at a sportsbook, rounds of the casino at all others. */
export const bookOf = (provider: string): Book => (sportsbookNames.includes(provider) ? sports : casino)

/**
 * What can be staked at a provider. A sportsbook of a third party takes real money alone: what a bonus says of slips, nobody
 * could hold its bets to.
 */
export const pursesAt = (provider: string, purses: Purses): Purses =>
  bookOf(provider) === sports ? { ...purses, bonus: undefined } : purses
