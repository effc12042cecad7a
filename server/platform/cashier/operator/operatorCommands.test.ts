import { expect, it } from 'vitest'
import type { Match } from '../../responsibleGaming/personRepository.ts'
import type { Payment } from '../paymentRepository.ts'
import type { Debtor } from './createDebts.ts'
import type { Operator, PaymentRecord, UnsentWithdrawal } from './createOperator.ts'
import { readCommand } from './operatorCommands.ts'
import type { WaitingItem } from './suspenseRepository.ts'

const at = new Date('2026-01-02T03:04:05Z')
const payment: Payment = {
  ...{ id: 17, uid: 5, type: 'withdrawal', status: 'sent', method: 'bank-transfer', channel: 'bank' },
  ...{ currency: 'EUR', amount: 5000n, requisites: { iban: 'LV80BANK0000435195001' }, source: null },
  ...{
    provider: 'bridge',
    payment: 'p',
    redirect: null,
    offer: null,
    received: null,
    hold: 1,
    locale: 'en',
    domain: 'x',
  },
  ...{ reversed: 0n, reason: null, approvedDespite: null, isMasked: false, expiresAt: null, askedAt: null },
  ...{ createdAt: at, updatedAt: at },
}
const item: WaitingItem = {
  ...{ id: 3, provider: 'bridge', eventId: 'e', paymentId: 17, currency: 'EUR', amount: 5000n },
  ...{ reason: 'amount_differs', journalId: 9, createdAt: at, payment },
  ...{ releasedTo: null, releasedAmount: null, releasedBy: null, releasedAt: null },
  told: { amount: 4000n, currency: 'EUR' },
}

type Has = {
  unsent?: UnsentWithdrawal[]
  items?: WaitingItem[]
  debtors?: Debtor[]
  record?: PaymentRecord
  matches?: Match[]
}

async function said(line: string, has: Has = {}) {
  const lines: string[] = []
  const operator = {
    unsent: async () => has.unsent,
    inSuspense: async () => has.items,
    owed: async () => has.debtors,
    show: async () => has.record,
    foundAgain: async () => has.matches,
    clearPerson: async (uid: number) => has.matches?.some((match) => match.uid === uid) ?? false,
  } as unknown as Operator
  await readCommand(line.split(' '), 'olga')?.(operator, (one) => lines.push(one))
  return lines
}

it('lists who was found again, and takes the word of staff that it is somebody else', async () => {
  const match = {
    id: 1,
    of: 5,
    kind: 'person',
    place: 'profile',
    at,
    clearedBy: null,
    clearedAt: null,
  } as const
  const matches: Match[] = [
    { ...match, uid: 8 },
    { ...match, uid: null, kind: 'document', place: 'registration' },
    { ...match, uid: 9, clearedBy: 'olga', clearedAt: at },
  ]
  expect(await said('found-again', { matches })).toEqual([
    '2026-01-02T03:04:05.000Z  player 8  is player 5 by name and birth date  at profile',
    '2026-01-02T03:04:05.000Z  a registration that was refused  is player 5 by a document  at registration',
    '2026-01-02T03:04:05.000Z  player 9  is player 5 by name and birth date  at profile  somebody else, says olga',
    '2 found again',
  ])
  expect(await said('other-person 8', { matches })).toEqual(['Player 8: somebody else'])
  expect(await said('other-person 7', { matches })).toEqual(['Nobody was found in the account of player 7'])
})

it('lists how each withdrawal stands, masked, and whose player is banned or owes something', async () => {
  const unsent: UnsentWithdrawal[] = [
    { ...payment, status: 'review', obstacle: 'player_banned', owed: 1250n },
    { ...payment, id: 18, status: 'approved', obstacle: undefined, owed: 0n },
  ]
  const rest = '50.00 EUR  bank-transfer {"iban":"LV80BA...5001"}'
  expect(await said('list', { unsent })).toEqual([
    `17  review  2026-01-02T03:04:05.000Z  player 5 (banned, owes 12.50 EUR)  ${rest}`,
    `18  approved  2026-01-02T03:04:05.000Z  player 5  ${rest}`,
    '1 wait for a decision, 1 to be sent',
  ])
})

it('says of money that was withheld what may be done, with the sum that the provider told', async () => {
  expect(await said('suspense', { items: [item] })).toEqual([
    '3  2026-01-02T03:04:05.000Z  withdrawal 17 (sent) of player 5  50.00 EUR  amount_differs, the provider said 40.00 EUR',
    '    release 3 provider         the withdrawal was paid',
    '    release 3 player           the player has it back, the withdrawal failed',
    '    release 3 provider 40.00   so much was paid, the player has the rest back',
    '1 items wait',
  ])
})

it('says why something cannot be given to a player', async () => {
  const unbooked = {
    ...item,
    journalId: null,
    reason: 'paid_twice',
    told: { amount: 5000n, currency: 'EUR' },
  }
  const nobodys = { ...item, payment: null, paymentId: null, reason: 'unknown_payment' }
  const foreign = { ...item, currency: 'USD', payment: { ...payment, type: 'deposit' as const } }
  const lines = await said('suspense', { items: [unbooked, nobodys, foreign] })
  expect(lines.filter((line) => line.includes('('))).toEqual([
    expect.stringContaining('50.00 EUR  paid_twice, not booked'),
    '    (not to the player: Nothing was booked that could be given)',
    '    (not to the player: Nobody knows whose money this is)',
    expect.stringContaining('50.00 USD'),
    "    (not to the player: The player's account is kept in EUR, not USD)",
  ])
  expect(lines).toContain('    release 3 provider         books nothing: you have settled it')
})

it('lists who owes what, and the deposits of which money went back', async () => {
  const deposit = { ...payment, id: 12, type: 'deposit', status: 'charged_back', reversed: 5000n } as const
  const debtors = [{ uid: 5, currency: 'EUR', amount: 3000n, deposits: [deposit] }]
  expect(await said('owed', { debtors })).toEqual([
    'player 5  owes 30.00 EUR',
    '    deposit 12  charged_back  50.00 EUR went back  2026-01-02T03:04:05.000Z',
    '1 players owe something',
  ])
})

it('shows a payment with all that became of it, masked', async () => {
  const told: PaymentRecord['told'] = [
    {
      ...{ provider: 'bridge', eventId: 'e1', paymentId: 17, reference: 'withdrawal-17', payment: 'p' },
      ...{ state: 'paid', amount: 5000n, currency: 'EUR', reason: null, outcome: 'moved' },
      ...{ happenedAt: at, receivedAt: at },
    },
  ]
  const history: PaymentRecord['history'] = [{ status: 'sent', at, actor: 'operator', note: 'olga' }]
  expect(await said('show 17', { record: { payment, history, told } })).toEqual([
    'withdrawal 17  sent  player 5  50.00 EUR  bank-transfer {"iban":"LV80BA...5001"}',
    '    2026-01-02T03:04:05.000Z  sent  by operator (olga)',
    '    2026-01-02T03:04:05.000Z  the provider said paid 50.00 EUR of p (e1): moved',
  ])
  expect(await said('show 18')).toEqual(['There is no payment 18'])
})

it('understands nothing else', () => {
  for (const line of [
    '',
    'list all',
    'approve',
    'approve x',
    'decline 1 2',
    'release 3',
    'release 3 me',
    'release 0 player',
    'release 3 player 1 2',
    'owed 5',
    'show',
    'show x',
    'write-off',
    'write-off 5 1 2',
  ])
    expect(readCommand(line.split(' '), 'olga')).toBeUndefined()
  expect(readCommand(['release', '3', 'player', '1'], 'olga')).toBeDefined()
})
