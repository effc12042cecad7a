import { expect, it } from 'vitest'
import { operations } from '#generated/api.ts'
import { callAddress } from './callAddress.ts'

const context = { locale: () => 'lv', isFramed: false, onFault: () => undefined }

it('is where the API description has the operation', () => {
  const found = Object.keys(operations).map((operation) => {
    const { method, path } = callAddress(operation, context)
    return [operation, { method, path }]
  })
  expect(Object.fromEntries(found)).toEqual(operations)
})

it('carries version, locale and form, and in a frame that it is less strict', () => {
  expect(callAddress('auth.login', context, 'sign-in').common).toEqual({
    version: 1,
    locale: 'lv',
    form: 'sign-in',
  })
  expect(callAddress('auth.login', { ...context, isFramed: true }).common.non_strict).toBe(true)
})
