import { expect, it } from 'vitest'
import { shownName } from './shownName.ts'

const of = (fakename: string | null, uid = 1_000_042) => shownName({ uid, fakename })

it('shows so little of a name that nobody is found by it, and enough to know oneself', () => {
  expect(of('Sunny')).toBe('Su***')
  expect(of('NightOwl7')).toBe('Ni***7')
  expect(of('Ab')).toBe('A***')
})

it('never cuts a letter that is written by several signs', () => {
  expect(of('Zoë̈la')).toBe('Zo***')
  expect(of('👩‍👩‍👧x')).toBe('👩‍👩‍👧***')
})

it('is two digits of the number where a player has no name', () => {
  expect(of(null)).toBe('***42')
  expect(of(null, 7)).toBe('***07')
})
