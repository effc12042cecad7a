import { expect, test } from 'vitest'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { fieldsOfStep, seenFields, shownSteps } from './shownOrder.ts'

const dynamicFields = { after: 'a', operation: 'account.getPersonalDataFields', items: '', source: 'x' }
const fields = [makeField('a', 'input'), makeField('b', 'input')]
const steps = [
  { id: 'one', title: 'story.One', fields: ['a'] },
  { id: 'two', title: 'story.Two', fields: ['b'] },
] as [never, never]

test('fields that cannot be shown stand behind those of the platform that can', () => {
  const form = makeForm(fields, { dynamicFields })
  expect(seenFields(form, ['a', 'fetched', 'b'], ['broken'])).toEqual(['a', 'fetched', 'broken', 'b'])
})

test('a step shows its own fields, and those of the platform behind one of them', () => {
  const form = makeForm(fields, { dynamicFields, steps })
  expect(fieldsOfStep(form, ['a', 'fetched', 'b'], steps[0])).toEqual(['a', 'fetched'])
  expect(fieldsOfStep(form, ['a', 'fetched', 'b'], steps[1])).toEqual(['b'])
})

test('a step whose fields are all hidden is none, unless the platform has fields for it', () => {
  const form = makeForm(fields, { dynamicFields, steps })
  expect(shownSteps(form, ['b'])).toEqual([steps[1]])
  expect(shownSteps(form, ['fetched', 'b'])).toEqual(steps)
})
