import { expect, test } from 'vitest'
import { errorOfFailure, placeErrors } from './submitForm.ts'

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

test('what error_data lists for a parameter goes before the invalid parameters, and its first code counts', () => {
  const parameterFields = { promo_code: 'promo_code', email: 'email' }
  const failure = {
    invalidParameters: { promo_code: [error], email: [error] },
    errorData: { promo_code: ['EXPIRED', 'INVALID'], reason: 'other', list: [], numbers: [1] },
  }
  expect(placeErrors({ parameterFields }, ['email', 'promo_code'], failure)).toEqual([
    { field: 'email', error },
    { field: 'promo_code', error: { code: 'EXPIRED' } },
  ])
  const alone = { invalidParameters: {}, errorData: { promo_code: ['NEW_REASON'] } }
  expect(placeErrors({ parameterFields }, ['promo_code'], alone)).toEqual([
    { field: 'promo_code', error: { code: 'NEW_REASON' } },
  ])
})

test('a failure without words of its own stands at the field of the form, by message, by type, or as a failure', () => {
  const form = {
    errorField: 'code',
    errors: { default: 'form.failed', NetworkError: 'error.network' },
    dictionary: { expired: 'form.expired' },
    fieldDictionary: { code: { 'time expired': 'form.expired', AuthorizationException: 'form.wrong' } },
  }
  const at = (type: string, message = '', order = ['code']) =>
    errorOfFailure(form, order, { type, message }).map(({ field, error }) => `${field} ${error.code}`)
  expect(at('AuthorizationException', ' Time expired')).toEqual(['code time expired'])
  expect(at('AuthorizationException', 'Who knows')).toEqual(['code AuthorizationException'])
  expect(at('InternalServerErrorException')).toEqual(['code failed'])
  expect(at('NetworkError')).toEqual([])
  expect(at('AuthorizationException', '', ['other'])).toEqual([])
})
