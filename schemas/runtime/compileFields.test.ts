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

test('rules of the site hold for fields by name, after those of the field, of which none is doubled', () => {
  const own = { ...field('street'), rules: [{ rule: 'max_length' as const, params: { max: 40 } }] }
  const ofSite = [{ rule: 'max_length' as const, params: { max: 9 } }, { rule: 'digits' as const }]
  const validators = { town: ofSite, street: ofSite }
  const rulesOf = (compiled: ReturnType<typeof compileFields>, name: string) =>
    compiled.fields[name]?.rules.map(({ rule, params }) => [rule, (params as { max?: number })?.max])
  const compiled = compileFields([field('town'), own, field('region')], { validators })
  expect(rulesOf(compiled, 'town')).toEqual([['type'], ['max_length', 9], ['digits']].map(([a, b]) => [a, b]))
  expect(rulesOf(compiled, 'street')).toEqual(
    [['type'], ['max_length', 40], ['digits']].map(([a, b]) => [a, b]),
  )
  expect(rulesOf(compiled, 'region')).toEqual([['type', undefined]])
  expect(rulesOf(compileFields([field('town')], { validators, signsIn: true }), 'town')).toEqual([
    ['type', undefined],
  ])
})

test.each([
  ['shown', ['town', 'street', 'region'], ['town']],
  ['hidden', ['town', 'region'], ['town']],
  ['required', ['town', 'street', 'region'], ['town', 'street']],
] as const)('fields that need not be filled in are %s', (optional, order, required) => {
  const compiled = compileFields(fields, { optional })
  expect(compiled.order).toEqual(order)
  expect(compiled.schema.required).toEqual(required)
})

test('a password that is asked for once more is not judged as a new one', () => {
  const password = (more: Partial<Field['attributes']>): Field => ({
    ...field('password', more),
    type: 'password',
  })
  const validators = { password: [{ rule: 'digits' as const }] }
  const rulesOf = (more: Partial<Field['attributes']>) =>
    compileFields([password(more)], { validators }).fields.password?.rules.map(({ rule }) => rule)
  expect(rulesOf({})).toEqual(['type', 'digits', 'password', 'password_length', 'common_password'])
  expect(rulesOf({ autocomplete: 'current-password', size: 200 })).toEqual(['type', 'max_length'])
})
