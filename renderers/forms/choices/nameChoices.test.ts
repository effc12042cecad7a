import { expect, test } from 'vitest'
import { nameChoices } from './nameChoices.ts'

const t = (text: unknown) => `<${text}>`

test('countries are named in the language of the reader, in its order', () => {
  const choices = ['LV', 'DE', 'AT'].map((value) => ({ value, as: 'country' as const }))
  expect(nameChoices(choices, 'en', t).map(({ name }) => name)).toEqual(['Austria', 'Germany', 'Latvia'])
  expect(nameChoices(choices, 'de', t).map(({ name }) => name)).toEqual([
    'Deutschland',
    'Lettland',
    'Österreich',
  ])
})

test('a language is named in itself, a currency with its code, a text by its message', () => {
  expect(nameChoices([{ value: 'de', as: 'locale' }], 'en', t)[0]?.name).toBe('Deutsch')
  expect(nameChoices([{ value: 'EUR', as: 'currency' }], 'en', t)[0]?.name).toBe('EUR · Euro')
  expect(nameChoices([{ value: '1', label: 'sex.female' }], 'en', t)[0]?.name).toBe('<sex.female>')
  expect(nameChoices([{ value: 'zz' }], 'en', t)[0]?.name).toBe('zz')
})
