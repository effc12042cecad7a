import { expect, it } from 'vitest'
import type { JsonObject } from '../definition/identity.ts'
import { writtenFields } from './writtenFields.ts'

const phone: JsonObject = {
  kind: 'fragment',
  id: 'field/phone',
  params: { name: { type: 'word', default: 'mobile' } },
  fields: [{ sysname: 'country' }, { sysname: { param: 'name' } }],
}
const contact: JsonObject = {
  kind: 'fragment',
  id: 'field/contact',
  params: { phone: { type: 'word', default: 'phone' } },
  fields: [{ sysname: 'email' }, { use: 'field/phone', with: { name: { param: 'phone' } } }],
}
const join: JsonObject = { kind: 'form', id: 'join', fields: [{ sysname: 'town' }, { use: 'field/contact' }] }
const fast: JsonObject = { kind: 'form', id: 'join-fast', extends: 'join', without: ['town'] }
const faster: JsonObject = { kind: 'form', id: 'join-faster', extends: 'join-fast' }
const other: JsonObject = { kind: 'form', id: 'other', fields: [{ use: 'field/phone' }] }
const all = [phone, contact, join, fast, faster, other]
const site = {
  keys: () => all.map(({ kind, id }) => `${kind}/${id}`),
  definition: (key: string) => all.find(({ kind, id }) => `${kind}/${id}` === key),
}
const told = (definition: JsonObject) =>
  Object.fromEntries(
    writtenFields(definition, site).map(({ name, places }) => [
      name,
      places.map(({ form, field }) => `${form} ${field}`),
    ]),
  )

it('follows the fields of a form into those that extend it, and into what they come to', () => {
  expect(told(join)).toEqual({
    town: ['join town', 'join-fast town', 'join-faster town'],
    'field/contact': ['join', 'join-fast', 'join-faster'].flatMap((form) =>
      ['email', 'country', 'phone'].map((field) => `${form} ${field}`),
    ),
  })
  expect(told(faster)).toEqual({})
})

it('follows the fields of a fragment into every form that is made of it, by the names that they get there', () => {
  expect(told(phone)).toEqual({
    country: ['join country', 'join-fast country', 'join-faster country', 'other country'],
    '{name}': ['join phone', 'join-fast phone', 'join-faster phone', 'other mobile'],
  })
})

it('ends where definitions go in a circle', () => {
  const one: JsonObject = { kind: 'form', id: 'one', extends: 'two', fields: [{ sysname: 'a' }] }
  const two: JsonObject = { kind: 'form', id: 'two', extends: 'one', fields: [{ use: 'round' }] }
  const round: JsonObject = { kind: 'fragment', id: 'round', fields: [{ use: 'round' }] }
  const circle = {
    keys: () => ['form/one', 'form/two'],
    definition: (key: string) => ({ 'form/one': one, 'form/two': two, 'fragment/round': round })[key],
  }
  expect(writtenFields(one, circle)).toHaveLength(1)
  expect(writtenFields(two, circle)[0]?.places).toEqual([])
})
