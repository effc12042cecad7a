import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { cookieName, readCookie } from './cookies.ts'

const request = (cookie: string | undefined, protocol = 'http', secureCookies = false) =>
  ({ headers: { cookie }, protocol, server: { secureCookies } }) as unknown as FastifyRequest

it('prefixes what only this host may set, where the browser speaks https', () => {
  expect(cookieName(request(''), 'sid')).toBe('sid')
  expect(cookieName(request('', 'https'), 'sid')).toBe('__Host-sid')
  expect(cookieName(request('', 'http', true), 'sid')).toBe('__Host-sid')
  // Scripts of the page write these.
  expect(cookieName(request('', 'https'), 'theme')).toBe('theme')
})

it.each<[string | undefined, string | undefined]>([
  ['sid=abc', 'abc'],
  ['a=1;sid=abc ; b=2', 'abc'],
  ['sid=a%2Bb', 'a+b'],
  ['sid=', ''],
  [undefined, undefined],
  ['SID=abc', undefined],
  ['xsid=abc', undefined],
  ['__Host-sid=abc', undefined],
  ['sid=%zz', undefined],
])('reads %j exactly', (header, value) => {
  expect(readCookie(request(header), 'sid')).toBe(value)
})

it.each(['sid=planted; sid=own', 'sid=own; a=1; sid=own', 'sid=; sid=own'])(
  'takes none of two: %s',
  (header) => {
    expect(readCookie(request(header), 'sid')).toBeUndefined()
  },
)

it('takes on https only what another host could not have set', () => {
  expect(readCookie(request('sid=planted; __Host-sid=own', 'https'), 'sid')).toBe('own')
  expect(readCookie(request('sid=planted', 'https'), 'sid')).toBeUndefined()
})
