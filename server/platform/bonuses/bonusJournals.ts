import type { Journal } from '../wallet/Journal.ts'
import type { AccountRef } from '../wallet/ledgerAccount.ts'
import type { Bonus } from './schema.ts'

type Named = Pick<Bonus, 'id' | 'uid' | 'product' | 'currency'>

/** Where the money of a bonus stands. */
export const bonusAccount = ({ id, uid, product }: Omit<Named, 'currency'>): AccountRef => ({
  uid,
  kind: product === 'casino' ? 'bonus' : 'betting_bonus',
  ref: String(id),
})

const promotions = { house: 'promotions' } as const

type Step = 'granted' | 'converted' | 'forfeited'
const journal = (bonus: Named, step: Step, postings: Journal['postings'], key?: string): Journal => ({
  key: key ?? `bonus/${bonus.id}/${step}`,
  kind: 'bonus',
  currency: bonus.currency,
  uid: bonus.uid,
  postings: postings.filter(({ amount }) => amount !== 0n),
  details: { bonus: bonus.id, step },
})

/**
 * @param bonus whose whole amount is put in its account
 * @param key where it is more of a bonus that has been given; left out for the first time
 */
export const grantJournal = (bonus: Named & Pick<Bonus, 'amount'>, key?: string): Journal =>
  journal(
    bonus,
    'granted',
    [
      { account: promotions, amount: -bonus.amount },
      { account: bonusAccount(bonus), amount: bonus.amount },
    ],
    key,
  )

/** @param left minor units in the account; nothing is posted where there are none */
export function forfeitJournals(bonus: Named, left: bigint, key?: string): Journal[] {
  if (left === 0n) return []
  const postings = [
    { account: bonusAccount(bonus), amount: -left },
    { account: promotions, amount: left },
  ]
  return [journal(bonus, 'forfeited', postings, key)]
}

/**
 * What is left becomes real money, up to the most that may; the rest burns.
 * @param before minor units of it that became real money earlier, when it was completed
 * @param key of what arrived since; left out for the completion itself
 */
export function convertJournals(
  bonus: Named & Pick<Bonus, 'convertsMost'>,
  left: bigint,
  { before = 0n, key }: { before?: bigint; key?: string } = {},
): Journal[] {
  const { uid, convertsMost } = bonus
  const most = convertsMost === null ? left : convertsMost - before
  const converted = most < left ? most : left
  const burned = (amount: bigint) => forfeitJournals(bonus, amount, key && `${key}/forfeited`)
  if (converted === 0n) return burned(left)
  const postings = [
    { account: bonusAccount(bonus), amount: -converted },
    { account: { uid, kind: 'main' as const }, amount: converted },
  ]
  return [journal(bonus, 'converted', postings, key && `${key}/converted`), ...burned(left - converted)]
}
