import { expect, test } from 'vitest'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { shownOrder } from './shownOrder.ts'

const dynamicFields = { after: 'a', operation: 'account.getPersonalDataFields', items: '', source: 'x' }
const fields = [makeField('a', 'input'), makeField('b', 'input')]

test('fields that cannot be shown stand behind those of the platform that can', () => {
  const form = makeForm(fields, { dynamicFields })
  expect(shownOrder(form, ['a', 'fetched', 'b'], ['broken'], 0)).toEqual(['a', 'fetched', 'broken', 'b'])
})

test('a step shows its own fields, and those of the platform behind one of them', () => {
  const steps = [
    { id: 'one', title: 'story.One', fields: ['a'] },
    { id: 'two', title: 'story.Two', fields: ['b'] },
  ] as [never, never]
  const form = makeForm(fields, { dynamicFields, steps })
  expect(shownOrder(form, ['a', 'fetched', 'b'], [], 0)).toEqual(['a', 'fetched'])
  expect(shownOrder(form, ['a', 'fetched', 'b'], [], 1)).toEqual(['b'])
})
