import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../definition/identity.ts'
import { anchorOf, placesOf, pointerOf, quoteOf } from './anchors.ts'

const [email, phone]: Json[] = [
  { name: 'email', label: 'forms.email' },
  { name: 'phone', label: 'forms.phone', rules: [{ rule: 'required' }, { rule: 'required' }] },
]
const form = (...fields: (Json | undefined)[]): Json => ({ kind: 'form', fields: fields as Json[] })
const both = form(email, phone)

test('a place is found again when others come before it', () => {
  const anchor = anchorOf(both, '/fields/1/label')
  expect(anchor).toEqual([{ member: 'fields' }, { item: 1, by: 'name', is: 'phone' }, { member: 'label' }])
  expect(pointerOf(form({ name: 'first' }, phone, email), anchor)).toBe('/fields/1/label')
  expect(pointerOf(form(email, { name: 'a' }), anchor)).toBe(undefined)
})

test('items that are called nothing go by their place', () => {
  const anchor = anchorOf(both, '/fields/1/rules/1')
  expect(anchor.at(-1)).toEqual({ item: 1 })
  expect(pointerOf(both, anchor)).toBe('/fields/1/rules/1')
})

test('what stands there is quoted, cut where it is long', () => {
  expect(quoteOf(both, '/fields/0/label')).toBe('forms.email')
  expect(quoteOf(both, '/fields/0')).toBe('{"name":"email","label":"forms.email"}')
  expect(quoteOf('x'.repeat(500), '')).toHaveLength(300)
})

test('every place of whatever definition leads back to where it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      for (const { pointer } of placesOf(value as Json))
        expect(pointerOf(value as Json, anchorOf(value as Json, pointer))).toBe(pointer)
    }),
  )
})

test('places are named as a reader would say them', () => {
  expect(placesOf(both).map(({ label }) => label)).toContain('fields › phone › label')
})
