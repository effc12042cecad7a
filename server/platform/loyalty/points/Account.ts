import { levelPointsCurrency, pointsCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../../db/Database.ts'
import type { Journal } from '../../wallet/Journal.ts'
import type { AccountRef } from '../../wallet/ledgerAccount.ts'
import { levelRepository } from '../levels/levelRepository.ts'
import type { Lot, StandingRow } from '../schema.ts'
import type { Postings } from './createPostings.ts'
import { entryRepository, type NewEntry } from './entryRepository.ts'
import { lotRepository } from './lotRepository.ts'
import type { Player } from './Points.ts'
import { standingRepository } from './standingRepository.ts'

const million = 1_000_000n

/** How millionths come and go as whole points: what is left over waits for the next. @returns the whole ones, also below zero */
export function carry(remainder: bigint, millionths: bigint): { whole: bigint; remainder: bigint } {
  const sum = remainder + millionths
  const rest = ((sum % million) + million) % million
  return { whole: (sum - rest) / million, remainder: rest }
}

/**
 * The points of a player in a programme, held until the transaction ends. What is done with them is written as it is done, and the
 * sum of it is left to be posted by `close`.
 */
export class Account {
  readonly #tx: Executor
  readonly #player: Player
  readonly #now: Date
  readonly #standing: StandingRow
  readonly #entries: NewEntry[] = []
  /** What comes into the accounts of the ledger. */
  #points = 0n
  #levelPoints = 0n
  #hasEarnedLevels = false

  constructor(tx: Executor, { uid, programme }: Player, standing: StandingRow, now: Date) {
    this.#tx = tx
    this.#player = { uid, programme }
    this.#standing = { ...standing }
    this.#now = now
  }

  get standing(): Readonly<StandingRow> {
    return this.#standing
  }

  /** Whether levels must be looked at. */
  get hasEarnedLevels(): boolean {
    return this.#hasEarnedLevels
  }

  /** @param millionths that come, or below zero go @returns whole points */
  carry(millionths: bigint): bigint {
    const { whole, remainder } = carry(this.#standing.remainder, millionths)
    this.#standing.remainder = remainder
    return whole
  }

  /** The same for level points of a day. */
  async earnLevels(day: string, millionths: bigint): Promise<bigint> {
    if (millionths === 0n) return 0n
    await levelRepository.earn(this.#tx, this.#player, day, millionths)
    const { whole, remainder } = carry(this.#standing.levelRemainder, millionths)
    this.#standing.levelRemainder = remainder
    this.#levelPoints += whole
    this.#hasEarnedLevels = true
    return whole
  }

  note(entry: NewEntry): void {
    this.#entries.push(entry)
  }

  /**
   * Points come into a lot; they pay first what is owed.
   */
  async add(lot: Lot, points: bigint): Promise<void> {
    const paid = points < this.#standing.debt ? points : this.#standing.debt
    this.#standing.debt -= paid
    this.#points += points - paid
    lot.left += points - paid
    if (paid > 0n) this.note({ ...about('debt', lot), at: this.#now, points: -paid, levelPoints: 0n })
    await lotRepository.set(this.#tx, lot.id, { left: lot.left })
  }

  /**
   * Takes points back that a lot has brought: what is left of it, what of it has expired unused, then what is there of others; the
   * rest is owed.
   * @returns how many were there
   */
  async takeBack(lot: Lot, points: bigint): Promise<bigint> {
    const left = least(lot.left, points)
    const expired = least(lot.expired, points - left)
    lot.left -= left
    lot.expired -= expired
    this.#points -= left
    await lotRepository.set(this.#tx, lot.id, { left: lot.left, expired: lot.expired })
    const wanted = points - left - expired
    const others = wanted > 0n ? await this.take(wanted) : 0n
    this.#standing.debt += wanted - others
    return left + others
  }

  /** Takes as many as there are, those that expire soonest first. @param order that is paid with them @returns how many were there */
  async take(points: bigint, order?: string): Promise<bigint> {
    const taken = await lotRepository.take(this.#tx, this.#player, {
      ...{ points, now: this.#now },
      ...(order !== undefined && { order }),
    })
    this.#points -= taken
    return taken
  }

  /**
   * What was taken for an order comes back into the lots that it came from; it pays first what is owed. So does what has expired
   * meanwhile: had nothing been bought with it, that would have been taken back, and not be owed.
   * @returns how many came back or paid, and how many have expired
   */
  async giveBack(order: string): Promise<{ back: bigint; gone: bigint }> {
    const { debt } = this.#standing
    const paid = least(debt, await lotRepository.spentFor(this.#tx, order))
    const { back, gone } = await lotRepository.giveBack(this.#tx, order, { debt: paid, now: this.#now })
    this.#standing.debt -= paid
    this.#points += back
    const line = { ref: order, at: this.#now, levelPoints: 0n }
    if (back + paid > 0n) this.note({ ...line, source: 'product', points: back + paid })
    if (paid > 0n) this.note({ ...line, source: 'debt', points: -paid })
    if (gone > 0n) this.note({ ...line, source: 'expiry', points: 0n })
    return { back: back + paid, gone }
  }

  owe(points: bigint): void {
    this.#standing.debt += points
  }

  /** Lets what is over expire. @returns how many points, of at most a thousand lots */
  async expire(): Promise<bigint> {
    const lots = await lotRepository.expired(this.#tx, this.#player, this.#now)
    await lotRepository.expire(
      this.#tx,
      lots.map(({ id }) => id),
    )
    for (const lot of lots)
      this.note({ ...about('expiry', lot), at: this.#now, points: -lot.left, levelPoints: 0n })
    const points = lots.reduce((sum, { left }) => sum + left, 0n)
    this.#points -= points
    return points
  }

  freeze(reason: string | null): void {
    this.#standing.frozen = reason
  }

  /** Writes how the player stands, and why; and leaves what has come and gone to be posted. */
  async close(postings: Pick<Postings, 'add'>): Promise<void> {
    const { uid, programme } = this.#player
    await entryRepository.add(this.#tx, this.#player, this.#entries)
    const moved = [
      { currency: pointsCurrency, amount: this.#points },
      { currency: levelPointsCurrency, amount: this.#levelPoints },
    ].filter(({ amount }) => amount !== 0n)
    this.#standing.moves += moved.length > 0 ? 1 : 0
    const { debt, remainder, levelRemainder, moves, frozen } = this.#standing
    await standingRepository.set(this.#tx, this.#player, { debt, remainder, levelRemainder, moves, frozen })
    if (moved.length === 0) return
    const account: AccountRef = { uid, kind: 'loyalty', ref: String(programme) }
    const journals = moved.map(
      ({ currency, amount }): Journal => ({
        key: `points/${programme}/${uid}/${moves}/${currency}`,
        kind: 'points',
        ...{ currency, uid, details: { programme } },
        postings: [
          { account, amount },
          { account: { house: 'promotions', ref: 'loyalty' }, amount: -amount },
        ],
      }),
    )
    postings.add(this.#tx, journals)
  }
}

const about = (source: 'debt' | 'expiry', { id, ref }: Lot) => ({ source, ref, lotId: id })
const least = (one: bigint, other: bigint) => (one < other ? one : other)
