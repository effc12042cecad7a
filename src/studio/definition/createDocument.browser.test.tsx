import { beforeEach, expect, it } from 'vitest'
import type { ContentApi, Definition, Draft } from '../api/createContentApi.ts'
import { createStudio } from '../stores/createStudio.ts'
import { createDocument } from './createDocument.ts'
import { parseDefinition } from './printDefinition.ts'
import { forgetWhatWasTyped } from './testing/forgetWhatWasTyped.ts'

const key = 'menu/footer'
const written = { kind: 'menu', id: 'footer', label: 'menu.footer', items: [] }

const draft = (definition: Definition, etag: string): Draft =>
  ({ kind: 'menu', id: 'footer', key, definition, etag, is_draft: true, problems: [] }) as never

/** A server whose answers come when they are let go. */
function createServer() {
  const waiting: (() => void)[] = []
  let saves = 0
  function later<Answer>(answer: Answer): Promise<Answer> {
    return new Promise((resolve) => waiting.push(() => resolve(answer)))
  }
  const api = {
    draft: () => later(draft(written, '"0"')),
    save: (_: string, definition: Definition) => {
      saves += 1
      return later(draft(definition, `"${saves}"`))
    },
    definitions: async () => ({ items: [], version: '0' }),
    drafts: async () => ({ items: [], problems: [] }),
  }
  const document = createDocument(createStudio(api as unknown as ContentApi), key)
  /** Lets the next answer go, and waits until what asked has it. */
  const answer = async (asked: Promise<unknown>) => {
    waiting.shift()?.()
    await asked
  }
  return { document, answer }
}

const texts = (more: object) => JSON.stringify({ ...written, ...more })

beforeEach(forgetWhatWasTyped)

it('shows keys in the order of the grammar, not of the alphabet', async () => {
  const { document, answer } = createServer()
  await answer(document.read())
  const parsed = parseDefinition(document.state.text)
  expect('definition' in parsed && Object.keys(parsed.definition)).toEqual(['kind', 'id', 'label', 'items'])
})

it('keeps what is typed while it is saved, and what was saved as what it is typed over', async () => {
  const { document, answer } = createServer()
  await answer(document.read())
  document.type(texts({ note: 'first' }))
  const saving = document.save()
  document.type(texts({ note: 'first and more' }))
  await answer(saving)
  expect(document.state.text).toBe(texts({ note: 'first and more' }))
  expect(document.state.base).toEqual({ text: texts({ note: 'first' }), etag: '"1"' })

  const again = document.save()
  await answer(again)
  expect(document.state.text).toBe(document.state.base.text)
  expect(document.state.base.etag).toBe('"2"')
})

it('keeps what is typed while it is read anew', async () => {
  const { document, answer } = createServer()
  await answer(document.read())
  const reading = document.read()
  document.type(texts({ note: 'meanwhile' }))
  await answer(reading)
  expect(document.state.text).toBe(texts({ note: 'meanwhile' }))
  expect(document.state.isKept).toBe(false)
})

it('outlives a reload', async () => {
  const first = createServer()
  await first.answer(first.document.read())
  first.document.type(texts({ note: 'kept' }))
  const second = createServer()
  await second.answer(second.document.read())
  expect(second.document.state).toMatchObject({ text: texts({ note: 'kept' }), isKept: true })
})

it('goes back and forth by steps, whatever each was made with', async () => {
  const { document, answer } = createServer()
  await answer(document.read())
  const before = document.state.text
  document.type(texts({ note: 'a' }))
  document.type(texts({ note: 'ab' }))
  document.type(texts({ note: 'built' }), 'builder')
  document.type(texts({ note: 'built again' }), 'builder')
  document.undo()
  expect(document.state.text).toBe(texts({ note: 'built' }))
  document.undo()
  expect(document.state.text).toBe(texts({ note: 'ab' }))
  document.undo()
  expect(document.state.text).toBe(before)
  expect(document.history.state).toEqual({ canUndo: false, canRedo: true })
  document.redo()
  expect(document.state.text).toBe(texts({ note: 'ab' }))
  document.type(texts({ note: 'another way' }))
  expect(document.history.state.canRedo).toBe(false)
})

it('is typed into by nobody where it is changed elsewhere', async () => {
  const { document, answer } = createServer()
  await answer(document.read())
  const before = document.state.text
  Object.assign(document.state.draft ?? {}, { source: { name: 'Strapi', url: 'https://cms.example.com' } })
  document.type(texts({ note: 'mine' }), 'builder')
  expect(document.state.text).toBe(before)
  expect(document.history.state.canUndo).toBe(false)
})
