import { expect, it } from 'vitest'
import { base32, codeOf, stepAt, stepOfCode, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, of whose eight digits apps show the last six.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeOf(secret, stepAt(second * 1000))).toBe(code)
})

it('takes the code of the step before and after, and of no other', () => {
  const moment = 1_111_111_111_000
  const step = stepAt(moment)
  const found = [-2, -1, 0, 1, 2].map((by) => stepOfCode(secret, codeOf(secret, step + by), moment))
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
})

it.each(['', '12345', '1234567', '08180४', 'abcdef'])('takes no other text: %j', (code) => {
  expect(stepOfCode(secret, code, 1_111_111_109_000)).toBeUndefined()
})

// RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base 32 as %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

it('names site and account for the app', () => {
  expect(totpUri('ABC', 'Aurora Studio', 'ada@example.com')).toBe(
    'otpauth://totp/Aurora%20Studio:ada%40example.com?secret=ABC&issuer=Aurora+Studio&digits=6&period=30',
  )
})
