import { expect, it } from 'vitest'
import type { JsonObject } from '../definition/identity.ts'
import { fittingParams } from './fittingParams.ts'
import { grammarForm } from './grammarForm.ts'

const param = (type: string, more: JsonObject = {}): JsonObject => ({ type, description: 'x', ...more })
const params = {
  title: param('text'),
  key: param('message'),
  when: param('condition'),
  to: param('link'),
  level: param('number'),
  look: param('word', { of: ['quiet', 'no-such-look'] }),
  any: param('word'),
  wide: param('flag'),
  icon: param('icon'),
  picture: param('picture'),
}

/** What fits each place of a block, by its path. */
function fitting(block: string, definition: JsonObject): Record<string, string[]> {
  const { leaves, specials } = grammarForm(`nodes/${block}.json`, {}, { unset: '', apply: '', lines: '' })
  const places = [...leaves, ...specials].map((place) => [
    place.path.join('/'),
    fittingParams(definition, place),
  ])
  return Object.fromEntries(places.filter(([, names]) => names?.length))
}

it('offers for each place the parameters of its type', () => {
  expect(fitting('heading', { kind: 'fragment', params })).toMatchObject({
    text: ['title', 'key'],
    visibleWhen: ['when'],
  })
  expect(fitting('button', { kind: 'fragment', params })).toMatchObject({
    label: ['title', 'key'],
    link: ['to'],
    look: ['any'],
    icon: ['icon'],
  })
})

it('offers nothing in what is no fragment', () => {
  expect(fitting('heading', { kind: 'page', params })).toEqual({})
})
