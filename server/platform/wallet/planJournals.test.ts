import { describe, expect, it } from 'vitest'
import type { Journal } from './Journal.ts'
import { type AccountState, accountKey, accountName } from './ledgerAccount.ts'
import { planJournals } from './planJournals.ts'

const now = '2026-11-21T08:00:00.000Z'
const main = { uid: 7, kind: 'main' } as const
const clearing = { house: 'clearing' } as const

const deposit = (amount: bigint, key = 'deposit/1'): Journal => ({
  key,
  kind: 'deposit',
  currency: 'EUR',
  uid: 7,
  postings: [
    { account: clearing, amount: -amount },
    { account: main, amount },
  ],
})

function locked(balance = 0n): Map<string, AccountState> {
  const states = [clearing, main].map((ref, at) => {
    const key = accountKey(ref, 'EUR', 7)
    const name = accountName(key)
    const state = { id: at + 1, name, mayOverdraw: key.mayOverdraw, balance: 0n, sequence: 0, head: '' }
    return [name, at === 1 ? { ...state, balance } : state] as const
  })
  return new Map(states)
}

describe('the rows of journals', () => {
  it('count the postings of each account and carry its balance on', () => {
    const { postings, accounts } = planJournals([deposit(5n), deposit(7n, 'deposit/2')], locked(), now)
    expect(postings.map(({ account_id, sequence, balance }) => [account_id, sequence, balance])).toEqual([
      [1, 1, '-5'],
      [2, 1, '5'],
      [1, 2, '-12'],
      [2, 2, '12'],
    ])
    expect(accounts.map(({ balance, sequence, head }) => [balance, sequence, head])).toEqual([
      [-12n, 2, postings[2]?.hash],
      [12n, 2, postings[3]?.hash],
    ])
  })

  it('look at what is left in the end, not on the way', () => {
    const [paid, spent] = [deposit(5n), deposit(-5n, 'deposit/2')]
    expect(planJournals([spent, paid], locked(), now).accounts.map(({ balance }) => balance)).toEqual([
      0n,
      0n,
    ])
    expect(() => planJournals([spent], locked(4n), now)).toThrow('does not hold enough')
  })

  it.each<[string, Partial<Journal>]>([
    ['the key', { key: 'deposit/2' }],
    ['the kind', { kind: 'refund' }],
    ['the details', { details: { transaction: 1 } }],
    ['a sum', deposit(6n)],
  ])('have other hashes when %s is another', (_, change) => {
    const hashes = (journal: Journal) => {
      const { journals, postings } = planJournals([journal], locked(), now)
      return [...journals, ...postings].map(({ hash }) => hash)
    }
    const [before, after] = [hashes(deposit(5n)), hashes({ ...deposit(5n), ...change })]
    expect(after.filter((hash) => before.includes(hash))).toEqual([])
    expect(hashes(deposit(5n))).toEqual(before)
  })
})
