import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkDefinition } from './checkDefinition.ts'
import { checkFramedSportsbook } from './checkFramedSportsbook.ts'

const codes = (url: string) =>
  checkFramedSportsbook({ sportsbook: { kind: 'frame', url } } as SiteDefinition).map(
    ({ message }) => message,
  )
const fits = (sportsbook: object) =>
  checkDefinition({ kind: 'site', id: 'main', sportsbook }).every(
    ({ pointer }) => !pointer.startsWith('/sportsbook'),
  )

it('takes a page that comes by https, or one of the sandbox', () => {
  for (const url of [
    'https://bets.example/',
    'https://bets.example:8443/book?brand=aurora',
    '/sandbox/bookmaker/book',
  ])
    expect([fits({ kind: 'frame', url }), codes(url)], url).toEqual([true, []])
})

it('refuses other kinds, plain http, scripts, names with a password, fragments and other paths of the site', () => {
  expect(fits({ kind: 'script', url: 'https://bets.example/' })).toBe(false)
  for (const url of [
    'http://bets.example/',
    'javascript:alert(1)',
    '//bets.example/',
    'https://me:secret@bets.example/',
    'https://bets.example/#here',
    'https://bets.example/a b',
    '/betting',
    '/sandbox/../api',
  ])
    expect(fits({ kind: 'frame', url }), url).toBe(false)
})

it('refuses an address that is opened as another, or that says what each opening says', () => {
  expect(codes('https://bets.example')).toEqual([expect.stringContaining('as it is written')])
  expect(codes('https://bets.example/a/../b')).toEqual([expect.stringContaining('as it is written')])
  expect(codes('https://bets.example/?locale=de')).toEqual([expect.stringContaining('says locale')])
})
