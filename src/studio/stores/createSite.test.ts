import { expect, it } from 'vitest'
import type { ContentApi, DefinitionSummary } from '../api/createContentApi.ts'
import { createSite } from './createSite.ts'
import { createStudio } from './createStudio.ts'

const texts = (title: string) => ({
  kind: 'messages',
  id: 'en/pages',
  locale: 'en',
  messages: { 'pages.faq.title': title },
})
const listed = (key: string, saved_at: string, state: DefinitionSummary['state'] = 'changed') => ({
  ...{ key, saved_at, state },
})

/** A site that was read, and what its server keeps. */
async function open() {
  const kept: Record<string, object> = {
    'messages/en/pages': texts('Questions'),
    'page/faq': { kind: 'page', id: 'faq' },
  }
  const asked: string[] = []
  const slow: { answer?: Promise<void> } = {}
  const api = {
    site: async () => {
      asked.push('all')
      const answer = { ...kept }
      await slow.answer
      return answer
    },
    draft: async (key: string) => {
      asked.push(key)
      return { key, definition: kept[key], etag: '"1"', problems: [] }
    },
  }
  const site = createSite(createStudio(api as unknown as ContentApi))
  await site.follow([listed('messages/en/pages', '1'), listed('page/faq', '1')])
  await site.read()
  asked.length = 0
  return { site, kept, asked, slow }
}

it('takes over what a colleague saved, and that alone', async () => {
  const { site, kept, asked } = await open()
  const title = () => site.texts('en').get('pages.faq.title')?.text
  expect(title()).toBe('Questions')
  kept['messages/en/pages'] = texts('Questions, answered')
  await site.follow([listed('messages/en/pages', '2'), listed('page/faq', '1')])
  expect(title()).toBe('Questions, answered')
  expect(asked).toEqual(['messages/en/pages'])
})

it('takes over what is new and what is gone', async () => {
  const { site, kept, asked } = await open()
  kept['page/new'] = { kind: 'page', id: 'new' }
  await site.follow([
    ...[listed('messages/en/pages', '1'), listed('page/faq', '2', 'removed')],
    listed('page/new', '2', 'added'),
  ])
  expect(site.keys()).toEqual(['messages/en/pages', 'page/new'])
  expect(asked).toEqual(['page/new'])
})

it('reads everything anew where much has changed, as by an import', async () => {
  const { site, asked } = await open()
  await site.follow(Array.from({ length: 30 }, (_, at) => listed(`page/p${at}`, '2')))
  expect(asked).toEqual(['all'])
})

it('keeps what was saved, came or went while everything is read', async () => {
  const { site, kept, slow } = await open()
  let arrive = () => {}
  slow.answer = new Promise((resolve) => {
    arrive = resolve
  })
  const read = site.read()
  kept['messages/en/pages'] = texts('Questions, answered')
  kept['page/new'] = { kind: 'page', id: 'new' }
  await site.follow([
    ...[listed('messages/en/pages', '2'), listed('page/faq', '2', 'removed')],
    listed('page/new', '2', 'added'),
  ])
  arrive()
  await read
  expect(site.texts('en').get('pages.faq.title')?.text).toBe('Questions, answered')
  expect(site.keys()).toEqual(['messages/en/pages', 'page/new'])
})
