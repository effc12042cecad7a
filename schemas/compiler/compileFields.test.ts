import { expect, test } from 'vitest'
import type { Field } from '#generated/grammar/types.ts'
import { compileFields } from './compileFields.ts'

const field = (sysname: string, more: Partial<Field['attributes']> = {}): Field => ({
  sysname,
  type: 'input',
  attributes: { label: `a.${sysname}`, ...more },
})
const fields = [
  field('town', { params: { is_required: true } }),
  field('street'),
  { ...field('region'), requiredWhen: true },
]

test.each([
  ['shown', ['town', 'street', 'region'], ['town']],
  ['hidden', ['town', 'region'], ['town']],
  ['required', ['town', 'street', 'region'], ['town', 'street']],
] as const)('fields that need not be filled in are %s', (optional, order, required) => {
  const compiled = compileFields(fields, { optional })
  expect(compiled.order).toEqual(order)
  expect(compiled.schema.required).toEqual(required)
})
