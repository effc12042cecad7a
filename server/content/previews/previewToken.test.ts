import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readPreview, signPreview } from './previewToken.ts'

const key = randomBytes(32)
const now = Date.parse('2026-11-23T10:00:00Z')
const claims = { release: 7, revisions: [3, 41, 42, 100_000], until: now / 1000 + 60 }
const token = String(signPreview(key, claims))

it('says what it shows until it is over', () => {
  expect(readPreview(key, token, now)).toEqual(claims)
  expect(readPreview(key, token, now + 60_000)).toBeUndefined()
  const linked = { ...claims, link: 2_147_483_647 }
  expect(readPreview(key, String(signPreview(key, linked)), now)).toEqual(linked)
  const bare = { ...claims, revisions: [] }
  expect(readPreview(key, String(signPreview(key, bare)), now)).toEqual(bare)
})

it('is good with no other key, time, release or revision', () => {
  expect(readPreview(randomBytes(32), token, now)).toBeUndefined()
  const parts = token.split('.')
  for (const [at, forged] of [
    [0, 'zzzzzzz'],
    [1, '8'],
    [2, `${parts[2]}-1`],
    [3, `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`],
    // A link that can be taken back does not become one that cannot, nor the other way round.
    [2, `${parts[2]}.1`],
  ] as const)
    expect(readPreview(key, parts.with(at, forged).join('.'), now)).toBeUndefined()
  for (const junk of ['', '...', 'a.b.c', `${token}x`, token.slice(0, -1), ` ${token}`, 'x'.repeat(5000)])
    expect(readPreview(key, junk, now)).toBeUndefined()
})

it('is short for what was saved in a row, and refuses what no address holds', () => {
  const many = (step: number) => Array.from({ length: 600 }, (_, at) => 1_000_000 + at * step)
  expect(signPreview(key, { ...claims, revisions: many(1) })?.length).toBeLessThan(1300)
  expect(signPreview(key, { ...claims, revisions: many(99_999) })).toBeUndefined()
})
