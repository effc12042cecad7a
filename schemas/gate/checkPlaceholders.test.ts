import { expect, it } from 'vitest'
import type { Definition, MessagesDefinition, TemplateDefinition } from '#generated/grammar/types.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import type { SiteIndex } from './siteIndex.ts'

const template = {
  kind: 'template',
  id: 'note',
  placeholders: ['pages.note.title', 'pages.note.text'],
  texts: { en: { 'pages.note.title': 'A title', 'pages.note.text': 'A sentence' } },
} as unknown as TemplateDefinition
const page = {
  kind: 'page',
  id: 'spring',
  title: 'pages.spring.title',
  blocks: [],
} as unknown as Definition
const found = (messages: Record<string, string>, templates = [template]) =>
  checkPlaceholders(
    templates,
    [{ kind: 'messages', id: 'en/spring', locale: 'en', messages } as MessagesDefinition],
    { definitions: [page] } as unknown as SiteIndex,
  ).map(({ definition, pointer, code }) => `${definition} ${pointer} ${code}`)

it('finds texts that are shown and not written yet', () => {
  expect(found({ 'pages.spring.title': 'A title' })).toEqual([
    'messages/en/spring /messages/pages.spring.title placeholder_text',
  ])
  expect(found({ 'pages.spring.title': 'Spring' })).toEqual([])
})

it('leaves alone what nothing shows, and texts of which no template says so', () => {
  expect(found({ 'pages.autumn.title': 'A title' })).toEqual([])
  const { placeholders: _, ...plain } = template
  expect(found({ 'pages.spring.title': 'A title' }, [plain as TemplateDefinition])).toEqual([])
})

it('tells of placeholders that have no text', () => {
  expect(found({}, [{ ...template, placeholders: ['pages.note.title', 'pages.note.lead'] }])).toEqual([
    'template/note /placeholders/1 unknown_placeholder',
  ])
})
