import { expect, it } from 'vitest'
import type { Field, FormDefinition, Validators } from '#generated/grammar/types.ts'
import { checkFormSchema } from './checkFormSchema.ts'

const options = (...values: string[]) => ({
  select: values.map((value) => ({ value, label: 'form.option' })),
})

function findings(attributes: object, more: Partial<Field> = {}, validators?: Validators) {
  const field = {
    sysname: 'kind',
    type: 'select',
    attributes: { label: 'form.kind', ...attributes },
    ...more,
  }
  const form = { kind: 'form', id: 'any', fields: [field] } as unknown as FormDefinition
  return checkFormSchema(form, validators).map(
    ({ code, pointer, message }) => `${code} ${pointer}: ${message}`,
  )
}

const refused = (option: string) => [
  `refused_option /fields/0/attributes/options/select: The field kind offers "${option}", which its rules refuse.`,
]

it('takes options that the rules of their field take', () => {
  expect(findings({ options: options('card', 'bank', '') })).toEqual([])
  expect(findings({ options: { ...options('card', 'bank'), regex: '[a-z]+' }, size: 4 })).toEqual([])
})

it('refuses options that could never be sent', () => {
  expect(findings({ options: { ...options('card', 'Bank'), regex: '[a-z]+' } })).toEqual(refused('Bank'))
  expect(findings({ options: options('card', 'voucher'), size: 5 })).toEqual(refused('voucher'))
})

it('refuses those that a rule of the site for the name of the field does not take', () => {
  const validators = { kind: [{ rule: 'min_length', params: { min: 5 } }] } as unknown as Validators
  expect(findings({ options: options('card', 'voucher') }, {}, validators)).toEqual(refused('card'))
})

it('refuses rules that make no JSON Schema', () => {
  const rules = [{ rule: 'max_length', params: { max: -1 } }] as unknown as Field['rules']
  const params = { is_required: true }
  expect(findings({ params }, { type: 'input', rules })).toEqual([
    expect.stringMatching(/^form_schema \/fields\/0: The rules make no JSON Schema: .*maxLength/),
  ])
})
