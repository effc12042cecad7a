import { expect, it } from 'vitest'
import { signInitData } from '../../../tests/fixtures/players/signInitData.ts'
import { verifyInitData } from './verifyInitData.ts'

const token = '123456:a-token-for-tests-alone'
const now = Date.parse('2026-11-21T12:00:00Z')
const user = { id: 77, first_name: 'Anna', language_code: 'lv' }
const fields = { auth_date: String(now / 1000), query_id: 'AA', user: JSON.stringify(user) }
const verify = (data: string, maxAge = 3600) => verifyInitData(data, token, maxAge, now)

it('takes what the messenger signed', () => {
  expect(verify(signInitData(fields, token))).toEqual({
    id: '77',
    firstName: 'Anna',
    languageCode: 'lv',
  })
})

it('agrees with data that were signed elsewhere by the published algorithm', () => {
  // Computed with Python: hmac.new(hmac.new(b'WebAppData', token, sha256).digest(), lines, sha256).hexdigest()
  const hash = '07a6f067e3b4c7530ec52de7e596af0bbc44f441131c3edd8042ae982dffd550'
  const data = `auth_date=1795262400&query_id=AA&user=%7B%22id%22%3A77%7D&hash=${hash}`
  expect(verifyInitData(data, token, 3600, 1795262400_000)).toEqual({ id: '77' })
})

it.each([
  ['signed with another token', signInitData(fields, '1:another')],
  ['with a changed user', signInitData(fields, token).replace('77', '78')],
  ['with a field more', `${signInitData(fields, token)}&is_admin=1`],
  ['with a field twice', `${signInitData(fields, token)}&user=${encodeURIComponent('{"id":1}')}`],
  ['without a hash', new URLSearchParams(fields).toString()],
  ['with half a hash', signInitData(fields, token).slice(0, -2)],
  ['without a user', signInitData({ auth_date: fields.auth_date }, token)],
  ['for a bot', signInitData({ ...fields, user: '{"id":1,"is_bot":true}' }, token)],
  ['for a user whose id is no number', signInitData({ ...fields, user: '{"id":"1"}' }, token)],
  ['empty', ''],
])('refuses data %s as forged', (_, data) => {
  expect(verify(data)).toBe('forged')
})

it.each([
  ['too old', -3601],
  ['of the future', 61],
])('refuses data that are %s', (_, seconds) => {
  expect(verify(signInitData({ ...fields, auth_date: String(now / 1000 + seconds) }, token))).toBe('stale')
})

it('refuses data without a date', () => {
  expect(verify(signInitData({ user: fields.user }, token))).toBe('stale')
})
