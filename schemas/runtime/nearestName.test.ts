import { expect, it } from 'vitest'
import { nearestName } from './nearestName.ts'

const names = ['is_self_excluded', 'is_verified', 'kind', 'locale', 'locales']

it.each([
  ['a letter too few', 'is_self_exluded', 'is_self_excluded'],
  ['a letter too many', 'kindd', 'kind'],
  ['a wrong letter', 'kimd', 'kind'],
  ['two letters out of order', 'is_verfiied', 'is_verified'],
  ['another case', 'Locale', 'locale'],
  ['several faults in a long name', 'is_selfexcludet', 'is_self_excluded'],
  ['the nearer of two', 'localess', 'locales'],
])('finds what was meant by %s', (_, wanted, meant) => {
  expect(nearestName(wanted, names)).toBe(meant)
})

it.each(['', 'zz', 'currency', 'is'])('finds nothing near %j', (wanted) => {
  expect(nearestName(wanted, names)).toBeUndefined()
})
