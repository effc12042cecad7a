import { expect, test } from 'vitest'
import { placeErrors } from './submitForm.ts'

const error = { code: 'wrong_field' }

test('errors of parameters stand at the visible fields they came from, in visual order', () => {
  const parameterFields = { phone: 'mobile', email: 'email', login: 'hidden' }
  const invalidParameters = {
    unknown: [error],
    email: [error],
    phone: [error],
    login: [error],
    dynamic: [error],
  }
  const placed = placeErrors({ parameterFields }, ['mobile', 'email', 'dynamic'], { invalidParameters })
  expect(placed).toEqual([
    { field: 'mobile', error },
    { field: 'email', error },
    { field: 'dynamic', error },
    { parameter: 'unknown', error },
    { parameter: 'login', error },
  ])
})
