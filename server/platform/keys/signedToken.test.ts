import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readLink, signLink } from './signedToken.ts'

const key = randomBytes(32)
const subject = { uid: 7, type: 'email' as const, contact: 'a@example.com' }
const now = Date.parse('2026-11-21T10:00:00Z')
const token = signLink(key, subject, now + 60_000)

it('tells whose link it is until it is over', () => {
  expect(readLink(key, token, subject, now)).toEqual({ uid: 7 })
  expect(readLink(key, token, subject, now + 60_000)).toBeUndefined()
})

it('is good for no other contact, account, time or key', () => {
  expect(readLink(key, token, { ...subject, contact: 'b@example.com' }, now)).toBeUndefined()
  expect(readLink(key, token, { ...subject, type: 'phone' }, now)).toBeUndefined()
  expect(readLink(key, token.replace('7.', '8.'), subject, now)).toBeUndefined()
  expect(readLink(key, token.replace(/\.\d+\./, '.99999999999.'), subject, now)).toBeUndefined()
  expect(readLink(randomBytes(32), token, subject, now)).toBeUndefined()
  for (const junk of ['', '123456', '7..', `${token}x`, token.slice(0, -1), `0${token}`])
    expect(readLink(key, junk, subject, now)).toBeUndefined()
})
