import { expect, it } from 'vitest'
import { placeInSteps } from './placeInSteps.ts'

const step = (id: string, ...fields: string[]) => ({ id, title: `a.${id}`, fields })
const base = (...steps: ReturnType<typeof step>[]) => ({
  steps,
  names: steps.flatMap(({ fields }) => fields),
})

it('puts a field into the step that has the name of the one that it stands in elsewhere, behind what stands before it', () => {
  const steps = [step('account', 'email', 'terms'), step('finish', 'notify')]
  const of = base(step('account', 'email', 'nickname', 'terms'), step('finish', 'notify'))
  expect(placeInSteps(steps, ['email', 'nickname', 'terms', 'notify'], of)).toEqual([
    step('account', 'email', 'nickname', 'terms'),
    step('finish', 'notify'),
  ])
})

it('puts it with the field before it where no step has that name', () => {
  const steps = [step('one', 'email'), step('two', 'notify')]
  const of = base(step('account', 'email', 'notify', 'town', 'street'))
  expect(placeInSteps(steps, ['email', 'notify', 'town', 'street'], of)).toEqual([
    step('one', 'email'),
    step('two', 'notify', 'town', 'street'),
  ])
})

it('puts what comes first into the first step', () => {
  const of = base(step('account', 'town', 'email'))
  expect(placeInSteps([step('one', 'email'), step('two')], ['town', 'email'], of)).toEqual([
    step('one', 'town', 'email'),
    step('two'),
  ])
})

it('leaves alone what the form has not, what it names, and what is its own', () => {
  const steps = [step('one', 'email')]
  expect(placeInSteps(steps, ['email', 'own'], base(step('account', 'email', 'gone')))).toBe(steps)
})
