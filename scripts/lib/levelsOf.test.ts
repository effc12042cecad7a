import { expect, it } from 'vitest'
import { formatDefinition } from '../../schemas/compiler/formatDefinition.ts'
import { levelsOf } from './levelsOf.ts'

it('counts the levels that take lines of their own', () => {
  expect(levelsOf(formatDefinition({ kind: 'menu', id: 'a', items: [] }))).toBe(1)
  const long = { label: 'a.b'.repeat(30), link: { route: 'index', query: { a: 'b' } } }
  expect(levelsOf(formatDefinition({ kind: 'menu', id: 'a', items: [long] }))).toBe(3)
})
