import { expect, it } from 'vitest'
import { toDefinitions, toMessages } from './toDefinitions.ts'

const entry = (more: object) => ({
  id: 1,
  documentId: 'doc',
  kind: 'page',
  sysname: 'a',
  definition: {},
  ...more,
})

it('makes a definition of what an entry says, under the name of its entry', () => {
  const { definitions, problems } = toDefinitions([entry({ definition: { title: 'x', edition: 2 } })])
  expect(problems).toEqual([])
  expect(definitions).toEqual([
    { definition: { kind: 'page', id: 'a', title: 'x', edition: 2 }, document: 'doc' },
  ])
})

it.each([
  ['no name', { sysname: null }, 'source_name'],
  ['a name that is a path', { sysname: '../a' }, 'source_name'],
  ['another name in its JSON', { definition: { id: 'b' } }, 'source_name'],
  ['no JSON object', { definition: [] }, 'source_json'],
  ['texts', { kind: 'messages', sysname: 'en/a' }, 'source_kind'],
])('takes no entry with %s, and names its document', (_, more, code) => {
  const { definitions, problems } = toDefinitions([entry(more)])
  expect(definitions).toEqual([])
  expect(problems).toMatchObject([{ code, message: expect.stringContaining('document doc') }])
})

const text = (locale: string, messages: unknown, more: object = {}) => ({
  ...{ id: 1, documentId: 'doc', sysname: 'mail', locale, messages, ...more },
})
const site = { fallback: 'en', all: ['en', 'de', 'pt-BR'] }

it('says in the fallback language what a language lacks, and counts it', () => {
  const { definitions, fallbacks } = toMessages(
    [text('de', { a: 'A' }), text('en', { a: 'a', b: 'b' }), text('fr', { a: 'â' })],
    site,
  )
  const said = definitions.map(({ definition: { id, messages } }) => [id, messages])
  expect(Object.fromEntries(said)).toEqual({
    'en/mail': { a: 'a', b: 'b' },
    'de/mail': { a: 'A', b: 'b' },
    'pt-BR/mail': { a: 'a', b: 'b' },
  })
  expect(fallbacks).toEqual({ de: 1, 'pt-BR': 2 })
})

it('leaves a language out that nobody says anything in', () => {
  const { definitions, fallbacks } = toMessages([text('de', { a: 'A' })], site)
  expect(definitions.map(({ definition }) => definition.id)).toEqual(['de/mail'])
  expect(fallbacks).toEqual({})
})

it('keeps from players what is for editors alone', () => {
  const { definitions } = toMessages(
    [text('en', {}, { for: 'editors' }), text('de', {}, { for: null })],
    site,
  )
  expect(definitions.map(({ definition }) => definition.for)).toEqual(['editors', 'editors'])
})

it.each([
  ['twice', [text('en', {}), text('en', {}, { documentId: 'other' })], 'source_twice'],
  ['without a name', [text('en', {}, { sysname: '' })], 'source_name'],
  ['as a list', [text('en', [])], 'source_json'],
])('does not take texts that are there %s', (_, entries, code) => {
  expect(toMessages(entries, site).problems).toMatchObject([{ code }])
})
