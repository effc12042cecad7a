import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ContentApi, Definition } from '../api/createContentApi.ts'
import type { Surroundings } from '../grammar/Surroundings.ts'
import { addFragment } from '../pages/addFragment.ts'
import { createSite } from '../stores/createSite.ts'
import { createStudio } from '../stores/createStudio.ts'
import { writeTexts } from '../texts/writeTexts.ts'
import { createDocument } from './createDocument.ts'
import { printDefinition } from './printDefinition.ts'
import { forgetWhatWasTyped } from './testing/forgetWhatWasTyped.ts'

const page = { kind: 'page', id: 'test', title: 'pages.a', blocks: [] }
const messages = (locale: string) => ({
  kind: 'messages',
  id: `${locale}/pages`,
  locale,
  messages: { 'pages.a': 'A', 'pages.b': 'B' },
})

/** A page on the screen of an editor, with a server that keeps what it is given. */
async function openScreen() {
  const kept: Record<string, Definition> = {
    'page/test': page,
    'locales/main': { kind: 'locales', id: 'main', locales: [{ code: 'en' }, { code: 'lv' }] },
    'messages/en/pages': messages('en'),
    'messages/lv/pages': messages('lv'),
  }
  const draft = (key: string) => ({ key, definition: kept[key], etag: '"1"', problems: [] })
  const api = {
    site: async () => kept,
    draft: async (key: string) => draft(key),
    save: async (key: string, definition: Definition) => {
      kept[key] = definition
      return draft(key)
    },
    uses: async (key: string) =>
      key === 'fragment/used' ? [{ definition: 'page/other', pointer: '/blocks/0/use' }] : [],
    saveDrafts: async (changes: readonly { key: string; definition: Definition | null }[]) => {
      for (const { key, definition } of changes) if (definition === null) delete kept[key]
      return []
    },
    definitions: async () => ({ items: [], version: '0' }),
    drafts: async () => ({ items: [], problems: [] }),
  }
  const studio = createStudio(api as unknown as ContentApi)
  const site = createSite(studio)
  await site.read()
  const document = createDocument(studio, 'page/test')
  await document.read()
  const latvian = createDocument(studio, 'messages/lv/pages', document.history)
  return {
    document,
    site,
    beside: latvian,
    seen: () => JSON.stringify([document.state.text, beside(), kept]),
  }

  function beside() {
    return latvian.state.text
  }
}

type Screen = Awaited<ReturnType<typeof openScreen>>
type Edit = { how: 'type' | 'build' | 'text' | 'new' | 'beside' | 'fragment'; word: string; locale: string }

const built = (title: string) => printDefinition({ ...page, title })

const aroundOf = ({ site, document }: Pick<Screen, 'site' | 'document'>): Surroundings => ({
  site,
  history: document.history,
  definition: page,
  locale: 'en',
  facts: [],
  newTextKey: () => '',
  textSaved: () => undefined,
})

const makeFragment = (around: Surroundings, id: string, use: () => void) =>
  addFragment(around, { kind: 'fragment', id, blocks: [] }, use)

/** What an editor may do on it. */
async function carryOut({ document, site, beside }: Screen, { how, word, locale }: Edit): Promise<void> {
  const around = aroundOf({ site, document })
  if (how === 'type') document.type(JSON.stringify({ ...page, title: word }))
  else if (how === 'build') document.type(built(word), 'builder')
  else if (how === 'beside') beside.type(`{"kind":"messages","id":"lv/pages","note":"${word}"}`)
  else if (how === 'fragment') {
    const key = `fragment/${word}`
    // What is there already is not made once more.
    if (!site.definition(key)) await makeFragment(around, word, () => document.type(built(key), 'builder'))
  } else if (how === 'text') await writeTexts(around, [{ key: 'pages.a', locale, text: word }])
  else {
    const key = `pages.new-${word}`
    const both = ['en', 'lv'].map((one) => ({ key, locale: one, text: word }))
    await writeTexts(around, both, () => document.type(built(key), 'builder'))
  }
}

const patience = { timeout: 20_000 }

/** More often than there are steps; each waits for the one before. */
async function all({ document: { history } }: Screen, way: 'undo' | 'redo'): Promise<void> {
  for (let step = 0; step < 40; step += 1) history[way]()
  await vi.waitFor(
    () => expect(way === 'undo' ? history.state.canUndo : history.state.canRedo).toBe(false),
    patience,
  )
}

beforeEach(forgetWhatWasTyped)

const edit: fc.Arbitrary<Edit> = fc.record({
  how: fc.constantFrom('type', 'build', 'text', 'new', 'beside', 'fragment'),
  word: fc.constantFrom('one', 'two', 'three'),
  locale: fc.constantFrom('en', 'lv'),
})

it('takes back whatever was done on a screen, texts among it, and does it again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits) => {
      forgetWhatWasTyped()
      const screen = await openScreen()
      const beginning = screen.seen()
      for (const one of edits) await carryOut(screen, one)
      const end = screen.seen()
      for (let round = 0; round < 2; round += 1) {
        await all(screen, 'undo')
        await vi.waitFor(() => expect(screen.seen()).toBe(beginning), patience)
        await all(screen, 'redo')
        await vi.waitFor(() => expect(screen.seen()).toBe(end), patience)
      }
    }),
    { numRuns: 15 },
  )
})

it('leaves what somebody else has written since, and can be tried again', async () => {
  const screen = await openScreen()
  const { site, document } = screen
  const around = aroundOf(screen)
  await writeTexts(around, [{ key: 'pages.a', locale: 'en', text: 'mine' }])
  await site.saveText('pages.a', 'en', 'theirs')
  document.undo()
  await vi.waitFor(() => expect(document.history.state.canUndo).toBe(true), patience)
  expect(site.texts('en').get('pages.a')?.text).toBe('theirs')
})

it('leaves a fragment that somebody else uses since, and undoes its use all the same', async () => {
  const screen = await openScreen()
  const { site, document } = screen
  await makeFragment(aroundOf(screen), 'used', () => document.type(built('used'), 'builder'))
  document.undo()
  await vi.waitFor(() => expect(document.history.state.canRedo).toBe(true), patience)
  expect(document.state.text).toBe(built('pages.a'))
  document.redo()
  await vi.waitFor(() => expect(document.state.text).toBe(built('used')), patience)
  expect(site.definition('fragment/used')).toBeDefined()
})
