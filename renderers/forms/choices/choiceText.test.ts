import { expect, it } from 'vitest'
import { choiceText } from './choiceText.ts'

it.each([
  ['7', 7],
  ['0', 0],
  ['3m', '3m'],
  ['permanent', 'permanent'],
])('the value %j stands in its message as %j', (value, argument) => {
  expect(choiceText('a.period', value)).toEqual({ key: 'a.period', args: { value: argument } })
})
