import { expect, it } from 'vitest'
import { addField, changeField, duplicateField, type Form, moveField, removeField } from './fieldEdits.ts'

const form: Form = {
  fields: [{ sysname: 'email' }, { sysname: 'city' }, { use: 'field/phone' }],
  steps: [
    { id: 'one', fields: ['email', 'city'] },
    { id: 'two', fields: ['mobile'] },
  ],
  dynamicFields: { after: 'city' },
  submit: { omit: ['city'] },
}
const names = ({ fields }: Form) =>
  (fields as { sysname?: string; use?: string }[]).map((one) => one.sysname ?? one.use)
const steps = (one: Form) => (one.steps as { fields: string[] }[]).map(({ fields }) => fields)

it('adds a field behind another, in its step', () => {
  const next = addField(form, 0, { sysname: 'age' })
  expect(names(next)).toEqual(['email', 'age', 'city', 'field/phone'])
  expect(steps(next)).toEqual([['email', 'age', 'city'], ['mobile']])
})

it('adds a field to the last step where what stands before it is in none', () => {
  expect(steps(addField(form, 2, { sysname: 'age' }))).toEqual([
    ['email', 'city'],
    ['mobile', 'age'],
  ])
})

it('duplicates under a name that is free', () => {
  const twice = duplicateField(duplicateField(form, 0), 0)
  expect(names(twice)).toEqual(['email', 'email_copy_2', 'email_copy', 'city', 'field/phone'])
})

it('removes a field wherever it is named', () => {
  const next = removeField(form, 1)
  expect([names(next), steps(next)[0], next.submit]).toEqual([
    ['email', 'field/phone'],
    ['email'],
    { omit: [] },
  ])
})

it('renames a field wherever it is named', () => {
  const next = changeField(form, 1, { sysname: 'town' })
  expect(steps(next)[0]).toEqual(['email', 'town'])
  expect([next.submit, next.dynamicFields]).toEqual([{ omit: ['town'] }, { after: 'town' }])
})

it('moves a field, and nothing beyond the ends', () => {
  expect(names(moveField(form, 0, 2))).toEqual(['city', 'field/phone', 'email'])
  expect(moveField(form, 0, -1)).toBe(form)
  expect(moveField(form, 0, 3)).toBe(form)
})
