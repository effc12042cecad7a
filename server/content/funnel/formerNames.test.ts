import { expect, it } from 'vitest'
import { formerNames } from './formerNames.ts'

const renames = [
  { from: 'join', to: 'register' },
  { from: 'sign-up', to: 'join' },
  { from: 'old', to: 'gone-long-ago' },
]

it('finds what a form was called along every renaming since, and back', () => {
  expect([...formerNames(['register'], ['sign-up'], renames)]).toEqual([['register', 'sign-up']])
  expect([...formerNames(['sign-up'], ['register'], renames)]).toEqual([['sign-up', 'register']])
})

it('takes a form that nobody renamed for a new one', () => {
  expect([...formerNames(['other'], ['sign-up'], renames)]).toEqual([])
  expect([...formerNames(['register'], ['old'], renames)]).toEqual([])
  expect([...formerNames(['register', 'join'], ['sign-up'], renames)]).toEqual([['register', 'sign-up']])
})
