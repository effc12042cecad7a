import '@mantine/core/styles.layer.css'
import '../studio.css'
import './pages.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { proxy, useSnapshot } from 'valtio'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ContentApi, Definition } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { createDocument, type StudioDocument } from '../definition/createDocument.ts'
import type { JsonObject } from '../definition/identity.ts'
import { forgetWhatWasTyped } from '../definition/testing/forgetWhatWasTyped.ts'
import type { Asked } from '../parts/useAsked.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { FixedContext } from '../source/FixedContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { words } from '../words/en.ts'
import { writeNodes } from './clipboard.ts'
import { PageBuilder } from './PageBuilder.tsx'

const heading = (text: string): JsonObject => ({ type: 'heading', text, level: 2 })
const page: JsonObject = {
  kind: 'page',
  id: 'test',
  title: 'pages.test.title',
  blocks: [
    heading('pages.test.one'),
    { type: 'section', blocks: [heading('pages.test.two')] },
    {
      type: 'load',
      operation: 'account.getSessions',
      blocks: [
        {
          type: 'repeat',
          from: '/result/sessions',
          blocks: [{ type: 'countdown', seconds: { from: '/index' }, text: 'pages.test.one' }],
        },
      ],
    },
  ],
}
const messages = { 'pages.test.title': 'Test', 'pages.test.one': 'First', 'pages.test.two': 'Second' }
const site: Record<string, JsonObject> = {
  'page/test': page,
  'locales/main': { kind: 'locales', id: 'main', locales: [{ code: 'en' }, { code: 'lv' }] },
  'messages/en/pages': { kind: 'messages', id: 'en/pages', locale: 'en', messages },
  'messages/lv/pages': { kind: 'messages', id: 'lv/pages', locale: 'lv', messages },
}

let root: Root
let element: HTMLElement
let document_: StudioDocument
const saved: Record<string, Definition> = {}
const canvas = proxy<Asked<undefined>>({
  answer: undefined,
  failure: undefined,
  isAsking: false,
  again: () => {
    canvas.failure = undefined
  },
})

function Shown() {
  const { text, edition } = useSnapshot(document_.state)
  return (
    <PageBuilder
      document={document_}
      name="page/test"
      text={text}
      edition={edition}
      problems={[]}
      place={undefined}
      locale="en"
      setLocale={() => undefined}
      canvas={useSnapshot(canvas) as Asked<undefined>}
    />
  )
}

function hide(): void {
  root.unmount()
  element.remove()
}

async function show(isFixed: boolean): Promise<void> {
  forgetWhatWasTyped()
  sessionStorage.clear()
  const api = {
    site: async () => site,
    definitions: async () => ({ items: [], version: '0' }),
    drafts: async () => ({ items: [], problems: [] }),
    draft: async (key: string) => ({ key, definition: saved[key] ?? site[key], etag: '"0"', problems: [] }),
    save: async (key: string, definition: Definition) => {
      saved[key] = definition
      return { key, definition, etag: '"1"', problems: [] }
    },
  } as unknown as ContentApi
  const studio = createStudio(api)
  document_ = createDocument(studio, 'page/test')
  await document_.read()
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(
    <MantineProvider>
      <StudioContext value={studio}>
        <FixedContext value={isFixed}>
          <Shown />
        </FixedContext>
      </StudioContext>
    </MantineProvider>,
  )
  await vi.waitFor(() => expect(rows()).toHaveLength(10))
}

beforeEach(() => show(false))
afterEach(hide)

const rows = () => [...element.querySelectorAll<HTMLElement>('[role=treeitem]')]
const row = (words: string) => {
  const found = rows().find(({ textContent }) => textContent?.includes(words))
  if (!found) throw new Error(`no row says ${words}`)
  return found
}
const written = () => JSON.parse(document_.state.text) as { blocks: JsonObject[] }
const types = () => written().blocks.map(({ type }) => type)
const button = (name: string | RegExp) => {
  const fits = (one: HTMLElement) => {
    const said = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return typeof name === 'string' ? said === name : name.test(said)
  }
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(fits)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

it('says where the canvas cannot be drawn, and asks for it again', async () => {
  canvas.failure = new StudioFailure(503, { error: { type: 'Unavailable', message: 'The database is away' } })
  await vi.waitFor(() => expect(element.querySelector('.canvas [role=alert]')).not.toBeNull())
  button(words.again).click()
  await vi.waitFor(() => expect(element.querySelector('.canvas [role=alert]')).toBeNull())
})

it('is worked by keyboard alone, and every step is undone', async () => {
  const before = document_.state.text
  row('First').focus()
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Section'))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await vi.waitFor(() => expect(types()).toEqual(['section', 'heading', 'load']))
  // Whoever has moved something stays at it.
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Section'))
  await userEvent.keyboard('{Control>}d{/Control}')
  await vi.waitFor(() => expect(types()).toEqual(['section', 'section', 'heading', 'load']))
  await userEvent.keyboard('{Delete}')
  await vi.waitFor(() => expect(types()).toEqual(['section', 'heading', 'load']))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('First'))
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await vi.waitFor(() => expect(types()).toEqual(['section', 'load']))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-level')).toBe('2'))
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await vi.waitFor(() => expect(types()).toEqual(['section', 'heading', 'load']))
  for (let step = 0; step < 5; step += 1) await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(() => expect(document_.state.text).toBe(before))
  expect(document_.history.state.canUndo).toBe(false)
})

it('closes and opens what holds others, and leads back to it', async () => {
  row('Section').focus()
  await userEvent.keyboard('{ArrowLeft}')
  await vi.waitFor(() => expect(row('Section').getAttribute('aria-expanded')).toBe('false'))
  expect(rows()).toHaveLength(9)
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(rows()).toHaveLength(10))
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Second'))
  await userEvent.keyboard('{ArrowLeft}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Section'))
})

it('takes what was copied elsewhere, and nothing that cannot stand there', async () => {
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    row('Section').dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }
  row('Section').focus()
  await vi.waitFor(() => expect(document.activeElement).toBe(row('Section')))
  row('Section').click()
  await vi.waitFor(() => expect(row('Section').getAttribute('aria-selected')).toBe('true'))
  paste('{"words": "of another program"}')
  paste(writeNodes('block', [{ type: 'badge', text: 'pages.test.two' }]))
  await vi.waitFor(() => expect(types()).toEqual(['heading', 'section', 'badge', 'load']))
})

it('adds the least that a block can be from the catalogue, by its name', async () => {
  row('First').click()
  await vi.waitFor(() => expect(row('First').getAttribute('aria-selected')).toBe('true'))
  button('Add …').focus()
  await userEvent.keyboard('{Enter}')
  const search = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input')
    if (!found) throw new Error('no dialog yet')
    return found
  })
  await userEvent.fill(search, 'notice')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(written().blocks[1]).toEqual({ type: 'alert', text: 'pages.test.text-1', tone: 'info' }),
  )
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

it('picks what is bound from what holds at its place', async () => {
  row('Countdown').click()
  await vi.waitFor(() => expect(element.querySelector('section[aria-label=Countdown] input')).not.toBeNull())
  button('Pick: From').click()
  const dialog = await vi.waitFor(() => {
    const found = document.querySelector('[role=dialog]')
    if (!found?.textContent?.includes('This place')) throw new Error('no facts yet')
    return found
  })
  // The item of the list that is repeated, with what the operation says it is made of.
  const fact = await vi.waitFor(() => {
    const all = [...dialog.querySelectorAll<HTMLElement>('.fact')]
    const found = all.find(({ textContent }) => textContent?.startsWith('id'))
    if (!found) throw new Error(`no id among ${all.length}`)
    return found
  })
  fact.click()
  await vi.waitFor(() => expect(document_.state.text).toContain('"from": "/item/id"'))
})

it('writes a text where it stands', async () => {
  row('Second').click()
  const input = await vi.waitFor(() => {
    const found = [...element.querySelectorAll<HTMLTextAreaElement>('textarea')].find(
      ({ value }) => value === 'Second',
    )
    if (!found) throw new Error('no text yet')
    return found
  })
  await userEvent.fill(input, 'The second one')
  await userEvent.keyboard('{Tab}')
  await vi.waitFor(() =>
    expect(saved['messages/en/pages']).toMatchObject({ messages: { 'pages.test.two': 'The second one' } }),
  )
  await vi.waitFor(() => expect(row('The second one')).toBeDefined())
})

it('is gone through and read where it is edited elsewhere, and nothing of it is changed', async () => {
  hide()
  await show(true)
  const before = document_.state.text
  row('Section').focus()
  await userEvent.keyboard('{ArrowLeft}')
  await vi.waitFor(() => expect(row('Section').getAttribute('aria-expanded')).toBe('false'))
  row('First').click()
  const text = await vi.waitFor(() => {
    const found = [...element.querySelectorAll('textarea')].find(({ value }) => value === 'First')
    if (!found) throw new Error('no text yet')
    return found
  })
  expect(text.matches(':disabled')).toBe(true)
  // Its words in other languages are read without a press.
  expect([...element.querySelectorAll('textarea')].map(({ lang }) => lang)).toContain('lv')
  row('First').focus()
  for (const key of ['{Delete}', '{Insert}', '{Alt>}{ArrowDown}{/Alt}', '{Control>}d{/Control}'])
    await userEvent.keyboard(key)
  const pasted = new DataTransfer()
  pasted.setData('text/plain', writeNodes('block', [heading('pages.test.two')]))
  row('First').dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }))
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).not.toContain('First'))
  expect(document_.state.text).toBe(before)
  expect(document_.history.state.canUndo).toBe(false)
  const buttons = [...element.querySelectorAll('.outline button, .outline ~ button')]
  expect(buttons).toEqual([])
})

it('gives copies texts of their own, and leaves what was cut those that nothing else says', async () => {
  const textOf = (at: number) => String((written().blocks[at] as JsonObject).text)
  row('First').focus()
  await userEvent.keyboard('{Control>}d{/Control}')
  await vi.waitFor(() => expect(types()).toEqual(['heading', 'heading', 'section', 'load']))
  expect(textOf(0)).toBe('pages.test.one')
  expect(textOf(1)).toMatch(/^pages\.test\.text-/)
  const messagesOf = (locale: string) => (saved[`messages/${locale}/pages`]?.messages ?? {}) as JsonObject
  for (const locale of ['en', 'lv'])
    await vi.waitFor(() => expect(messagesOf(locale)[textOf(1)]).toBe('First'))
  const own = textOf(1)
  await userEvent.keyboard('{Control>}x{/Control}')
  await vi.waitFor(() => expect(types()).toEqual(['heading', 'section', 'load']))
  await userEvent.keyboard('{Control>}v{/Control}')
  await vi.waitFor(() => expect(JSON.stringify(written())).toContain(own))
})
