import { expect, it } from 'vitest'
import { operations } from '#generated/api.ts'
import { operationFields } from '#generated/operationFields.ts'
import { callAddress } from './callAddress.ts'

const context = { locale: () => 'lv', isFramed: false, onFault: () => undefined }

it('is where the API description has the operation', () => {
  // What browsers are led to, and what has fields in its path, is no call.
  const called = Object.entries(operations).filter(([, { path }]) => /^\/api\/[^{]+$/.test(path))
  const found = called.map(([operation]) => {
    const { method, path } = callAddress(operation, context)
    return [operation, { method, path }]
  })
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(called))
})

it('knows of which operations the API description knows but the answer 1', () => {
  const says = (operation: string) => callAddress(operation, context).saysDone
  const done = Object.entries(operationFields).filter(
    ([, { answer }]) =>
      answer === '1' || (typeof answer === 'object' && (answer as { value?: unknown } | null)?.value === '1'),
  )
  expect(done.length).toBeGreaterThan(30)
  for (const operation of Object.keys(operationFields))
    if (/^\/api\/[^{]+$/.test(operations[operation as keyof typeof operations].path))
      expect([operation, says(operation)]).toEqual([operation, done.some(([name]) => name === operation)])
})

it('carries version, locale and form, and in a frame that it is less strict', () => {
  expect(callAddress('auth.login', context, 'sign-in').common).toEqual({
    version: 1,
    locale: 'lv',
    form: 'sign-in',
  })
  expect(callAddress('auth.login', { ...context, isFramed: true }).common.non_strict).toBe(true)
})
