import { expect, it } from 'vitest'
import type { JsonObject } from '../definition/identity.ts'
import { createSite } from '../stores/createSite.ts'
import type { Studio } from '../stores/createStudio.ts'
import { planCopy } from './planBeginning.ts'

const texts = (locale: string, messages: JsonObject): Record<string, JsonObject> => ({
  [`messages/${locale}/pages`]: { kind: 'messages', id: `${locale}/pages`, locale, messages },
})
const page: JsonObject = {
  kind: 'page',
  id: 'rules',
  edition: 2,
  title: 'pages.rules.title',
  blocks: [
    { type: 'heading', text: 'pages.title', level: 2 },
    // An operation that is called as a text is.
    {
      type: 'load',
      operation: 'bonuses.activate',
      blocks: [{ type: 'heading', text: 'ui.close', level: 3 }],
    },
  ],
}
const held: Record<string, JsonObject> = {
  'page/rules': page,
  // Says one of its texts too.
  'page/other': { kind: 'page', id: 'other', title: 'ui.close', blocks: [] },
  'locales/main': { kind: 'locales', id: 'main', locales: [{ code: 'en' }, { code: 'lv' }] },
  ...texts('en', {
    'pages.rules.title': 'Rules',
    'pages.title': 'All rules',
    'ui.close': 'Close',
    'bonuses.activate': 'Activate',
  }),
  ...texts('lv', { 'pages.rules.title': 'Noteikumi', 'ui.close': 'Aizvērt' }),
}

async function read(more: Record<string, JsonObject> = {}) {
  const studio = {
    api: { site: async () => ({ ...held, ...more }) },
    withSession: (step: () => unknown) => step(),
  } as unknown as Studio
  const site = createSite(studio)
  await site.read()
  return site
}

it('gives a copy texts of its own, also those that others say', async () => {
  const { made, taken } = planCopy(await read(), page, { name: 'summer' })
  const [copy, english, latvian] = made
  expect(taken).toEqual([])
  expect(copy).toEqual({
    ...page,
    id: 'summer',
    title: 'pages.summer.title',
    blocks: [
      { type: 'heading', text: 'pages.summer.title.2', level: 2 },
      {
        type: 'load',
        operation: 'bonuses.activate',
        blocks: [{ type: 'heading', text: 'ui.summer.close', level: 3 }],
      },
    ],
  })
  expect(english?.messages).toEqual({
    'pages.summer.title': 'Rules',
    'pages.summer.title.2': 'All rules',
    'ui.summer.close': 'Close',
  })
  expect(latvian?.messages).toEqual({ 'pages.summer.title': 'Noteikumi', 'ui.summer.close': 'Aizvērt' })
})

it('puts the texts of a copy beside those of something else of the same name', async () => {
  const site = await read({
    'form/summer': { kind: 'form', id: 'summer', fields: [] },
    'messages/en/summer': {
      kind: 'messages',
      id: 'en/summer',
      locale: 'en',
      messages: { 'ui.summer.close': 'Shut' },
    },
  })
  const { made, taken } = planCopy(site, page, { name: 'summer' })
  expect(taken).toEqual([])
  expect(made.map(({ id }) => id)).toEqual(['summer', 'en/summer-2', 'lv/summer'])
  expect(JSON.stringify(made[0])).toContain('"ui.summer.close.2"')
})

it('copies nothing over what is there', async () => {
  expect(planCopy(await read(), page, { name: 'other' }).taken).toEqual(['page/other'])
})
