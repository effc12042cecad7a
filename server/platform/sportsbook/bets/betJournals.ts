import type { Journal } from '../../wallet/Journal.ts'
import type { AccountRef } from '../../wallet/ledgerAccount.ts'
import type { SportsBet } from './schema.ts'

type Named = Pick<SportsBet, 'id' | 'uid' | 'currency'>
type Staked = Named & Pick<SportsBet, 'freeBet'>

/** Which revenue of the house stakes go to. */
export const revenueOfSports = 'sports'
const revenue: AccountRef = { house: 'revenue', ref: revenueOfSports }

/** Where stakes wait until it is known what becomes of them: they are still the player's. */
export const openBets = ({ uid }: Pick<Named, 'uid'>): AccountRef => ({ uid, kind: 'open_bets' })

/** What free bets have cost: their stakes, once they are played. */
export const freeBetStakes: AccountRef = { house: 'promotions', ref: 'free_bets' }

/** How a bet is named to the bonuses, and what the keys of its journals begin with. */
export const betKey = ({ id }: Pick<Named, 'id'>) => `bet/${id}`

/** Key of what happens to a bet once it was placed. @param move how often something has */
export const moveKey = (bet: Pick<Named, 'id'>, move: number) => `${betKey(bet)}/${move}`

/**
 * A stake, or a part of it, that the house has won or pays winnings from. That of a free bet is a gift of the house, and no play of the
 * player: neither limits nor cashback count it.
 */
export const stakeTaken = (bet: Staked, key: string, amount: bigint): Journal => ({
  key: `${key}/stake`,
  kind: bet.freeBet === null ? 'bet' : 'bonus',
  currency: bet.currency,
  uid: bet.uid,
  postings: [
    { account: bet.freeBet === null ? openBets(bet) : freeBetStakes, amount: -amount },
    { account: revenue, amount },
  ],
  details: { bet: bet.id },
})

/** A stake waits again: the settlement was taken back. */
export const stakeOpened = (bet: Staked, key: string, amount: bigint): Journal => {
  const { postings, ...journal } = stakeTaken(bet, key, amount)
  return { ...journal, postings: postings.map((one) => ({ ...one, amount: -one.amount })) }
}

/** From where money that was paid too much is taken; `owed` is what the player does not have. Minor units. */
export type TakenBack = { main: bigint; bonus: bigint; owed: bigint }

/** What was paid too much goes back to the house; what of it is not there any more is owed. */
export function takenBack(
  bet: Named,
  key: string,
  { main, bonus, owed }: TakenBack,
  bonusOf: AccountRef | undefined,
): Journal {
  const { uid, currency, id } = bet
  return {
    key: `${key}/back`,
    kind: 'win',
    currency,
    uid,
    postings: [
      { account: { uid, kind: 'main' as const }, amount: -main },
      ...(bonusOf ? [{ account: bonusOf, amount: -bonus }] : []),
      { account: { house: 'receivable' as const, ref: String(uid) }, amount: -owed },
      { account: revenue, amount: main + bonus + owed },
    ].filter(({ amount }) => amount !== 0n),
    details: { bet: id },
  }
}

/** What is taken back of a sum: as much from the bonus as its share, the rest from real money, as far as there is any. */
export function planTakingBack(
  amount: bigint,
  share: bigint,
  has: { main: bigint; bonus: bigint },
): TakenBack {
  const least = (one: bigint, other: bigint) => (one < other ? one : other)
  const bonus = least(share, has.bonus)
  const main = least(amount - bonus, has.main)
  return { main, bonus, owed: amount - bonus - main }
}
