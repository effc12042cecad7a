import { describe, expect, test } from 'vitest'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { errorArguments, errorText } from './errorText.ts'

const words = {
  locale: 'en',
  t: (text: unknown) => JSON.stringify(text),
  labelOf: (field: string) => `the ${field}`,
}

describe('errorText', () => {
  const form = {
    dictionary: { required: 'general.required', email: 'general.email', default: 'general.default' },
    fieldDictionary: { login: { required: 'login.required' }, code: { default: 'code.invalid' } },
  } as unknown as FormArtefact

  test.each([
    ['login', 'required', 'login.required'],
    ['town', 'required', 'general.required'],
    ['login', 'email', 'general.email'],
    ['login', 'toString', 'general.default'],
    [undefined, 'email', 'general.email'],
    ['code', 'SOMETHING_NEW', 'code.invalid'],
    ['code', 'required', 'general.required'],
    ['passport', 'file_size', 'forms.ui.fileLimit'],
  ])('of %s, %s is %s', (field, code, key) => {
    expect(errorText(form, field, { code }, words)).toBe(JSON.stringify({ key, args: {} }))
  })

  test('is the name of the rule where nobody has words for it', () => {
    const mute = { dictionary: {}, fieldDictionary: {} } as unknown as FormArtefact
    expect(errorText(mute, 'login', { code: 'latin_cyrillic' }, words)).toBe('latin_cyrillic')
  })
})

describe('errorArguments', () => {
  test('names other fields by their labels', () => {
    expect(errorArguments({ other: 'password' }, words)).toEqual({ other: 'the password' })
  })

  test('writes sums with their currency, dates as dd.mm.yyyy, and lists with commas', () => {
    expect(errorArguments({ min: 10, max: 5000, currency: 'EUR' }, words)).toEqual({
      min: '€10',
      max: '€5,000',
      currency: 'EUR',
    })
    expect(errorArguments({ max: '2008-01-31', mask: ['#', '##'] }, words)).toEqual({
      max: '31.01.2008',
      mask: '#, ##',
    })
  })

  test('leaves small numbers to plural rules', () => {
    expect(errorArguments({ min: 6 }, words)).toEqual({ min: 6 })
  })
})
