import { expect, it } from 'vitest'
import { readFailure } from './readFailure.ts'

it('reads the envelope', () => {
  const error = {
    type: 'InvalidParameterException',
    message: 'wrong',
    error_data: { promo_code: ['INVALID'] },
    invalid_parameters: { login: [{ code: 'taken' }], phone: 'wrong' },
    resend_time: 30,
  }
  expect(readFailure({ error })).toEqual({
    type: 'InvalidParameterException',
    message: 'wrong',
    errorData: { promo_code: ['INVALID'] },
    invalidParameters: { login: [{ code: 'taken' }], phone: [{ code: 'wrong' }] },
    resendTime: 30,
  })
})

it.each([undefined, null, 'Bad gateway', 7, [], { error: null }, { error: [] }, { error: { type: 5 } }])(
  'takes %j for an unknown error',
  (body) => {
    expect(readFailure(body)).toMatchObject({ type: 'UnknownErrorException', invalidParameters: {} })
  },
)

it.each([
  ['Try again in 45', 45],
  ['Try again in 45 seconds', 45],
  ['Try again later', undefined],
])('finds the seconds that the message %j ends in', (message, expected) => {
  expect(readFailure({ error: { type: 'X', message } }).resendTime).toBe(expected)
})
