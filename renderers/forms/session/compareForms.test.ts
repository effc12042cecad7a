import { expect, test } from 'vitest'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { compareForms } from './compareForms.ts'

test('tells which fields left and which came; one of another type has lost its value', () => {
  const before = makeForm([makeField('a', 'input'), makeField('b', 'input'), makeField('c', 'input')])
  const after = makeForm([makeField('d', 'input'), makeField('a', 'input'), makeField('b', 'date')])
  expect(compareForms(before, after)).toEqual({ removed: ['b', 'c'], added: ['d'] })
})
