import { expect, it } from 'vitest'
import { refusalOf } from './refusalOf.ts'

const failure = { type: 'InvalidParameterException', message: '', invalidParameters: {} }

it.each([
  [{ type: 'AuthorizationException' }, 'sign-in'],
  [{ type: 'UserNeedProfileDataException', errorData: { fields: ['birth_date'] } }, 'profile'],
  [{ type: 'AccessDeniedException', errorData: { reason: 'not_offered' } }, 'not-offered'],
  [{ type: 'AccessDeniedException', errorData: { reason: 'self_excluded' } }, 'excluded'],
  [{ type: 'UnknownErrorException', errorData: { reason: 'provider_unavailable' } }, 'provider'],
  [{ invalidParameters: { sysname: [{ code: 'not_found' }] } }, 'unknown'],
  [{ invalidParameters: { sysname: [{ code: 'wrong_currency' }] } }, 'currency'],
  [{ invalidParameters: { mode: [{ code: 'not_available' }] } }, 'no-demo'],
  [{ type: 'NetworkError' }, 'offline'],
  [{ type: 'TooManyRequestsException' }, 'other'],
  [{ type: 'constructor', errorData: { reason: 'constructor' } }, 'other'],
] as const)('%j is %s', (parts, refusal) => {
  expect(refusalOf({ ...failure, ...parts } as Parameters<typeof refusalOf>[0])).toBe(refusal)
})
