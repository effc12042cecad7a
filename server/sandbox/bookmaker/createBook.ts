import { randomBytes } from 'node:crypto'
import type { Executor } from '../../db/Database.ts'
import type { Balance, PlayLimit, WalletCall } from '../games/walletClient.ts'
import { bookRepository } from './bookRepository.ts'
import { claim, type Telling, undoing } from './createTelling.ts'
import { matchesAt, type Outcome } from './matches.ts'
import type { BookmakerBet, BookmakerSession, Told } from './schema.ts'

/** What the casino calls all that is bet here. */
export const game = 'sportsbook'

/** Why something is not done, by the casino's code where it said so. */
export class BookError extends Error {
  override name = 'BookError'
  readonly status: number
  readonly code: string
  readonly limit: PlayLimit | undefined

  constructor(status: number, code: string, limit?: PlayLimit) {
    super(code)
    this.status = status
    this.code = code
    this.limit = limit
  }
}

export type Wanted = { match: string; outcome: Outcome; odds: number; stake: string }
export type Decision = 'won' | 'lost' | 'void'
type Changed = { bet: BookmakerBet; balance?: Balance }

const newId = () => randomBytes(24).toString('hex')

/** A book of bets whose money is the casino's: stakes are asked of its wallet, and what becomes of them is told to it. */
export function createBook(db: Executor, call: WalletCall, telling: Telling) {
  async function balanceOf({ token }: Pick<BookmakerSession, 'token'>) {
    const heard = await call('balance', { token, game })
    if (heard.kind === 'unknown') throw new BookError(503, 'OUT_OF_ORDER_SERVICE')
    if (heard.kind === 'refused') throw new BookError(403, heard.code)
    const { player, balance } = heard.answer as { player: string; balance: Balance }
    return { player, balance }
  }

  return {
    balanceOf,

    /** Redeems the token of a launch, once. @throws BookError */
    async open(token: string): Promise<{ session: BookmakerSession; balance: Balance }> {
      if (await bookRepository.isTaken(db, token)) throw new BookError(403, 'TOKEN_USED')
      const { player, balance } = await balanceOf({ token })
      const session = { id: newId(), token, player, currency: balance.currency }
      if (!(await bookRepository.addSession(db, session))) throw new BookError(403, 'TOKEN_USED')
      return { session: { ...session, createdAt: new Date() }, balance }
    },

    /** Takes a bet at the price that was seen. @throws BookError */
    async place({ token, player, currency }: BookmakerSession, wanted: Wanted): Promise<Changed> {
      const { match, outcome, odds, stake } = wanted
      const offered = matchesAt(new Date()).find(({ id }) => id === match)
      if (!offered) throw new BookError(409, 'EVENT_GONE')
      if (offered.odds[outcome] !== odds) throw new BookError(409, 'PRICE_DIFFERS')
      const id = newId()
      await bookRepository.addBet(
        db,
        { id, player, match, outcome, odds, stake: BigInt(stake), currency },
        claim,
      )
      const asked = { token, transaction: id, round: id, game, amount: stake, currency }
      const heard = await call('bet', asked)
      if (heard.kind === 'done') {
        const bet = await bookRepository.change(db, id, ['staking'], { state: 'open' })
        if (bet) return { bet, ...(heard.answer.balance && { balance: heard.answer.balance }) }
      }
      if (heard.kind === 'refused') {
        await bookRepository.change(db, id, ['staking'], { state: 'refused', code: heard.code })
        throw new BookError(409, heard.code, heard.limit)
      }
      // Nobody knows whether it was taken, or it was given up meanwhile.
      await bookRepository.change(db, id, ['staking'], {
        state: 'undone',
        left: undoing({ id, player }, game),
      })
      void telling.run()
      throw new BookError(503, 'OUT_OF_ORDER_SERVICE')
    },

    /** Decides a bet, as whoever tries this out wants it; one that was decided stays so. @throws BookError */
    async decide(session: BookmakerSession, id: string, decision: Decision): Promise<Changed> {
      const mine = (await bookRepository.betsOf(db, session.player)).find((one) => one.id === id)
      if (!mine) throw new BookError(404, 'BET_UNKNOWN')
      const bet = await bookRepository.change(db, id, ['open'], {
        state: decision,
        left: toldOf(mine, decision),
      })
      if (!bet) throw new BookError(409, 'BET_DECIDED')
      await telling.run()
      const { balance } = await balanceOf(session)
      return { bet, balance }
    },

    betsOf: ({ player }: BookmakerSession) => bookRepository.betsOf(db, player),
  }
}

export type Book = ReturnType<typeof createBook>

/** Minor units that a bet returns if it wins, the part of one dropped. */
export const returnOf = ({ stake, odds }: Pick<BookmakerBet, 'stake' | 'odds'>): bigint =>
  (stake * BigInt(odds)) / 100n

function toldOf(bet: BookmakerBet, decision: Decision): Told[] {
  if (decision === 'void') return undoing(bet, game)
  const { id, player, currency } = bet
  const amount = decision === 'won' ? returnOf(bet) : 0n
  const named = { player, transaction: `${id}-won`, bet: id, round: id, game, currency }
  return [{ operation: 'win', body: { ...named, amount: String(amount), finished: true } }]
}
