import { expect, it } from 'vitest'
import type { JsonObject } from '../definition/identity.ts'
import { placesOfText, textsBelow } from './saidTexts.ts'

const field = (sysname: string, label: string): JsonObject => ({
  sysname,
  type: 'input',
  attributes: { label },
})
const form = (id: string, fields: JsonObject[]): JsonObject => ({
  kind: 'form',
  id,
  fields,
  submit: { operation: 'auth.login', label: 'forms.send' },
})
const definitions: Record<string, JsonObject> = {
  'form/one': form('one', [field('email', 'forms.email'), field('login', 'auth.login')]),
  'form/two': form('two', [{ use: 'field/mail', with: { label: 'forms.email' } }]),
  'messages/en/forms': { kind: 'messages', id: 'en/forms', locale: 'en', messages: {} },
  'template/form': { kind: 'template', id: 'form', definitions: [form('form', [field('a', 'forms.email')])] },
}
const texts = new Map(
  ['forms.email', 'forms.send', 'auth.login'].map((key) => [
    key,
    { text: key, definition: 'messages/en/forms', isPlaceholder: false },
  ]),
)
const site = {
  keys: () => Object.keys(definitions),
  definition: (key: string) => definitions[key],
  locales: () => ['en'],
  texts: () => texts,
}
const one = definitions['form/one'] as JsonObject

it('finds a text wherever it is said, what fragments are given too, and no template that has its own', () => {
  expect(placesOfText(site, 'forms.email', one)).toEqual([
    { definition: 'form/one', pointer: '/fields/0/attributes/label' },
    { definition: 'form/two', pointer: '/fields/0/with/label' },
  ])
})

it('takes what a definition says as it is now, not as the site knows it', () => {
  expect(placesOfText(site, 'forms.email', form('one', []))).toEqual([
    { definition: 'form/two', pointer: '/fields/0/with/label' },
  ])
})

it('takes no operation for a text that is called like it', () => {
  expect(placesOfText(site, 'auth.login', one)).toEqual([
    { definition: 'form/one', pointer: '/fields/1/attributes/label' },
  ])
})

it('finds the texts of a part, also those that nobody has written yet', () => {
  const begun = form('one', [field('email', 'forms.email'), field('town', 'forms.one.text-1')])
  expect(textsBelow(site, begun, ['/fields/1'])).toEqual(new Set(['forms.one.text-1']))
  expect(textsBelow(site, begun, ['/fields/0', '/fields/1'])).toEqual(
    new Set(['forms.email', 'forms.one.text-1']),
  )
})
