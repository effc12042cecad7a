import { expect, it } from 'vitest'
import { addStep, moveInStep, moveStep, moveToStep, placeField, removeStep, stepOf } from './stepEdits.ts'

const step = (id: string, ...fields: string[]) => ({ id, title: `a.${id}`, fields })
const form = {
  kind: 'form',
  steps: [step('one', 'email', 'password'), step('two', 'town'), step('three', 'terms')],
}
const stepsOf = (made: { steps?: unknown }) =>
  ((made.steps ?? []) as { id: string; fields: string[] }[]).map(({ id, fields }) =>
    [id, ...fields].join(' '),
  )

it('moves fields between steps and within one', () => {
  expect(stepOf(form, 'town')).toBe('two')
  expect(stepsOf(moveToStep(form, 'email', 'two'))).toEqual(['one password', 'two town email', 'three terms'])
  expect(moveToStep(form, 'town', 'two')).toBe(form)
  expect(stepsOf(moveInStep(form, 'email', 1))[0]).toBe('one password email')
  expect(stepsOf(moveInStep(form, 'email', 2))[0]).toBe('one email password')
})

it('adds, orders and removes steps without losing a field', () => {
  expect(stepsOf(moveStep(form, 2, 0))).toEqual(['three terms', 'one email password', 'two town'])
  expect(stepsOf(removeStep(form, 1))).toEqual(['one email password town', 'three terms'])
  expect(stepsOf(removeStep(form, 0))).toEqual(['two email password town', 'three terms'])
  expect(removeStep({ kind: 'form', steps: form.steps.slice(1) }, 0)).toEqual({ kind: 'form' })
  expect(stepsOf(addStep(form, () => 'a.new'))).toEqual([...stepsOf(form), 'step-4'])
})

it('shows a form in steps that was shown at once, with all fields in the first', () => {
  expect(stepsOf(addStep({ kind: 'form' }, () => 'a.new', ['email', 'town']))).toEqual([
    'step-1 email town',
    'step-2',
  ])
})

it('puts a field into a step of a form that extends another, or leaves it out', () => {
  const own = {
    ...form,
    extends: 'registration',
    without: ['promo'],
    fields: [{ sysname: 'town', width: 'half' }],
  }
  const back = placeField(own, 'promo', 'two')
  expect(back).not.toHaveProperty('without')
  expect(stepsOf(back)[1]).toBe('two town promo')
  const gone = placeField(own, 'town', undefined)
  expect(gone).toMatchObject({ without: ['promo', 'town'], fields: [] })
  expect(stepsOf(gone)[1]).toBe('two')
})
