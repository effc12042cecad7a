import { expect, it } from 'vitest'
import { differences } from './differences.ts'
import type { Json } from './identity.ts'
import { sayDifference } from './sayDifference.ts'

const said = (kind: string, from: Json | undefined, to: Json | undefined) =>
  differences(from, to).map((one) => sayDifference(kind, one)?.text)

const form = (...fields: Json[]): Json => ({ kind: 'form', id: 'join', fields })
const phone = (params?: Json): Json => ({
  sysname: 'phone',
  attributes: { label: 'a', ...(params !== undefined && { params }) },
})

it('tells what became of a field, however its settings are written', () => {
  expect(said('form', form(phone()), form(phone({ is_required: true })))).toEqual(['phone became required.'])
  const optional = form(phone({ is_required: false }))
  expect(said('form', optional, form(phone({ is_required: true })))).toEqual(['phone became required.'])
  expect(said('form', form({ sysname: 'phone' }), form(phone({ is_required: true })))).toEqual([
    'phone became required.',
  ])
  expect(said('form', form(phone({ is_required: true })), optional)).toEqual(['phone is no longer required.'])
  expect(said('form', form(phone()), form(phone({ is_visible: false })))).toEqual(['phone is hidden.'])
})

it('tells of fields that came, went and moved, and of texts', () => {
  expect(said('form', form(phone(), { sysname: 'town' }), form({ sysname: 'iban' }, phone()))).toEqual([
    'The field town is removed.',
    'The field iban is new.',
  ])
  const used: Json[] = [{ use: 'field/phone' }, { sysname: 'town' }]
  expect(said('form', form(...used), form(...used, phone()))).toEqual(['The field phone is new.'])
  const [town, iban] = [{ sysname: 'town' }, { sysname: 'iban' }]
  expect(said('form', form(town, iban), form(iban, town))).toEqual(['The fields are reordered.'])
  expect(said('messages', { messages: { a: 'x' } }, { messages: { b: 'y' } })).toEqual([
    'The text a is removed:',
    'The text b is new:',
  ])
})

it('tells of a whole definition that it is new or deleted, without listing what is in it', () => {
  expect(said('page', undefined, { id: 'a' })).toEqual(['It is new.'])
  expect(said('page', { id: 'a' }, undefined)).toEqual(['It is deleted.'])
})

it('has no words for what only its place tells', () => {
  expect(said('page', { blocks: [{ props: { a: 1 } }] }, { blocks: [{ props: { a: 2 } }] })).toEqual([
    undefined,
  ])
})
