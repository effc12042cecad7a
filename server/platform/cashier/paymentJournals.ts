import type { Journal } from '../wallet/Journal.ts'
import type { AccountRef } from '../wallet/ledgerAccount.ts'

/** @property amount minor units */
type Sum = { amount: bigint; currency: string }
type Booked = Sum & { id: number; uid: number; provider: string }

/** What lies with a provider. */
export const clearing = (provider: string): AccountRef => ({ house: 'clearing', ref: provider })
const suspense: AccountRef = { house: 'suspense' }
const mainOf = (uid: number): AccountRef => ({ uid, kind: 'main' })

const moved = (from: AccountRef, to: AccountRef, amount: bigint): Journal['postings'] => [
  { account: from, amount: -amount },
  { account: to, amount },
]

/** A deposit that was captured. */
export const depositJournal = ({ id, uid, provider, amount, currency }: Booked): Journal => ({
  key: `deposit/${id}/captured`,
  kind: 'deposit',
  currency,
  uid,
  postings: moved(clearing(provider), mainOf(uid), amount),
  details: { payment: id },
})

const receivable = (uid: number): AccountRef => ({ house: 'receivable', ref: String(uid) })
const withoutNothing = (postings: Journal['postings']) => postings.filter(({ amount }) => amount !== 0n)

/**
 * Money of a deposit that went back to whoever paid it.
 * @param event the provider's name of it
 * @param taken minor units of it that the player has; the rest is owed
 */
export const reversalJournal = (
  { id, uid, provider, currency }: Booked,
  { event, amount, taken }: { event: string; amount: bigint; taken: bigint },
): Journal => ({
  key: `deposit/${id}/reversed/${event}`,
  kind: 'reversal',
  currency,
  uid,
  postings: withoutNothing([
    { account: mainOf(uid), amount: -taken },
    { account: receivable(uid), amount: taken - amount },
    { account: clearing(provider), amount },
  ]),
  details: { payment: id },
})

/** @property of what brought the money: a deposit, or how often the debt has changed before */
type Settled = Sum & { uid: number; of: string; payment?: number }

/** What a player has pays what they owe. */
export const collectionJournal = ({ uid, amount, currency, of, payment }: Settled): Journal => ({
  key: `collection/${uid}/${of}`,
  kind: 'collection',
  currency,
  uid,
  postings: moved(mainOf(uid), receivable(uid), amount),
  ...(payment !== undefined && { details: { payment } }),
})

/** What a player owes and nobody waits for any more. @property id of the operator's decision */
export const writeOffJournal = ({ id, uid, amount, currency }: Omit<Booked, 'provider'>): Journal => ({
  key: `write-off/${id}`,
  kind: 'write_off',
  currency,
  uid,
  postings: moved({ house: 'write_offs' }, receivable(uid), amount),
  details: { write_off: id },
})

/** Where what is set aside for a withdrawal goes. */
export const paidOut = ({ provider, amount }: Pick<Booked, 'provider' | 'amount'>) => [
  { account: clearing(provider), amount },
]
export const withheld = ({ amount }: Pick<Booked, 'amount'>) => [{ account: suspense, amount }]

/** @property amount minor units of it that move */
type Item = Sum & { id: number; provider: string; payment: number | null }

const aboutItem = ({ id, payment }: Item) => ({ item: id, ...(payment !== null && { payment }) })

/** Money that lies with the provider and waits for an operator. @param uid player whose payment it is, where known */
export const keptJournal = (item: Item, uid: number | undefined): Journal => ({
  key: `suspense/${item.id}/kept`,
  kind: 'suspense',
  currency: item.currency,
  ...(uid !== undefined && { uid }),
  postings: moved(clearing(item.provider), suspense, item.amount),
  details: aboutItem(item),
})

/** What was kept, or a part of it, is given to the player. @param kind deposit where it was paid in, for limits count it */
export const givenJournal = (item: Item, uid: number, kind: 'deposit' | 'release'): Journal => ({
  key: `suspense/${item.id}/given`,
  kind,
  currency: item.currency,
  uid,
  postings: moved(suspense, mainOf(uid), item.amount),
  details: aboutItem(item),
})

/** What was kept, or a part of it, goes back to whoever paid it, or on to whom it was meant for, by the provider. */
export const takenJournal = (
  item: Item,
  uid: number | undefined,
  kind: 'suspense' | 'withdrawal',
): Journal => ({
  key: `suspense/${item.id}/taken`,
  kind,
  currency: item.currency,
  ...(uid !== undefined && { uid }),
  postings: moved(suspense, clearing(item.provider), item.amount),
  details: aboutItem(item),
})
