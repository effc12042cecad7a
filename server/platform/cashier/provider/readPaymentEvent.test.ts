import { expect, it } from 'vitest'
import { readPaymentEvent } from './readPaymentEvent.ts'

const good = {
  id: 'evt-1',
  payment: 'p-1',
  reference: 'deposit-17',
  state: 'captured',
  amount: '10.50',
  currency: 'EUR',
  happened_at: '2026-11-21T10:00:00.123Z',
}
const now = Date.parse('2026-11-21T10:00:01Z')

it('reads what it needs, in minor units, and leaves out what it does not know', () => {
  expect(readPaymentEvent({ ...good, more: 1 }, now)).toEqual({
    id: 'evt-1',
    payment: 'p-1',
    reference: 'deposit-17',
    state: 'captured',
    amount: 1050n,
    currency: 'EUR',
    happenedAt: new Date('2026-11-21T10:00:00.123Z'),
  })
  const btc = readPaymentEvent({ ...good, amount: '0.00000001', currency: 'BTC', reason: 'no_funds' }, now)
  expect(btc).toMatchObject({ amount: 1n, reason: 'no_funds' })
})

it.each([
  ['a list', []],
  ['no object', 'captured'],
  ['nothing', null],
  ['no id', { ...good, id: undefined }],
  ['an id of more than a name', { ...good, id: 'a b' }],
  ['a number for a payment', { ...good, payment: 7 }],
  ['a reference with a path in it', { ...good, reference: '../deposit-17' }],
  ['a state that we do not know', { ...good, state: 'toString' }],
  ['a sum below zero', { ...good, amount: '-10.50' }],
  ['no sum', { ...good, amount: '0.00' }],
  ['a sum beyond what can be kept', { ...good, amount: '99999999999999', currency: 'BTC' }],
  ['a number for a sum', { ...good, amount: 10.5 }],
  ['more decimals than the currency has', { ...good, amount: '10.505' }],
  ['another way to write a sum', { ...good, amount: '1e3' }],
  ['a currency that we do not know', { ...good, currency: 'XXX' }],
  ['play money', { ...good, currency: 'FUN' }],
  ['points', { ...good, currency: 'PTS', amount: '5' }],
  ['no time', { ...good, happened_at: undefined }],
  ['a day for a time', { ...good, happened_at: '2026-11-21' }],
  ['a time that is none', { ...good, happened_at: '2026-13-41T10:00:00Z' }],
  ['a time to come', { ...good, happened_at: '2026-11-21T10:30:00Z' }],
  ['a reason of many words', { ...good, reason: 'Call <b>us</b>' }],
  ['a list of requisites', { ...good, requisites: ['a'] }],
  ['requisites in requisites', { ...good, requisites: { card: {} } }],
  [
    'too many requisites',
    { ...good, requisites: Object.fromEntries([...'abcdefghijk'].map((key) => [key, ''])) },
  ],
  ['a requisite with a control character', { ...good, requisites: { name: 'A\u0000B' } }],
  ['a requisite that is too long', { ...good, requisites: { name: 'x'.repeat(201) } }],
])('reads nothing of %s', (_what, body) => {
  expect(readPaymentEvent(body, now)).toBeUndefined()
})

it('masks the number of a card that the provider did not mask', () => {
  const event = readPaymentEvent({ ...good, requisites: { card: '4111 1111 1111 1111', name: 'A B' } }, now)
  expect(event?.requisites).toEqual({ card: '411111...1111', name: 'A B' })
  const told = { pan: '4111-1111-1111-1111', phone: '371 2000 0000 00', iban: 'LV97HABA0012345678910' }
  expect(readPaymentEvent({ ...good, requisites: told }, now)?.requisites).toEqual({
    ...told,
    pan: '411111...1111',
  })
})
