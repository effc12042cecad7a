import { expect, test } from 'vitest'
import { crestOf } from './crestOf.ts'

test('a crest follows from the id alone, and clubs differ', () => {
  expect(crestOf('sr:competitor:7', 'Riverside')).toEqual(crestOf('sr:competitor:7', 'Riverside'))
  const looks = Array.from({ length: 400 }, (_, at) => {
    const { initials: _letters, ...look } = crestOf(`sr:competitor:${1000 + at}`, 'Riverside')
    return JSON.stringify(look)
  })
  expect(new Set(looks).size).toBeGreaterThan(150)
})

test('initials are of the first two words, a person with the first name first', () => {
  const of = (name: string) => crestOf('sr:competitor:1', name).initials
  expect(
    ['Riverside United', 'Riverside', 'Marsh, Ann', 'Marsh A / Lind B', '1. FC Nord', ''].map(of),
  ).toEqual([...['RU', 'RI', 'AM', 'MA', '1F', '']])
  expect(of('فريق الشمال')).toBe('فا')
})

test('a person has a disc, as portraits have', () => {
  expect(crestOf('sr:competitor:9', 'Marsh, Ann').outline).toMatch(/a28 28/)
})
