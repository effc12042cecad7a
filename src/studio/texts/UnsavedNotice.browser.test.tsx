import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi, Definition, Draft } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { createDocument } from '../definition/createDocument.ts'
import { createHistory } from '../definition/createHistory.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { forgetWhatWasTyped } from '../definition/testing/forgetWhatWasTyped.ts'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { TextEditor } from '../grammar/TextEditor.tsx'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio, type Studio } from '../stores/createStudio.ts'
import { siteOf, useSite } from '../stores/useSite.ts'
import { UnsavedNotice } from './UnsavedNotice.tsx'

const key = 'messages/en/pages'
let roots: Root[] = []
beforeEach(forgetWhatWasTyped)
afterEach(() => {
  for (const root of roots) root.unmount()
  roots = []
  document.body.replaceChildren()
})

/** A server that keeps versions, and may be away. */
function createServer() {
  const server = {
    isAway: false,
    turn: 0,
    texts: { 'pages.a': 'A', 'pages.b': 'B' } as Record<string, string>,
  }
  const messages = (): Definition => ({
    kind: 'messages',
    id: 'en/pages',
    locale: 'en',
    messages: { ...server.texts },
  })
  const draft = (): Draft =>
    ({ key, definition: messages(), etag: `"${server.turn}"`, problems: [] }) as never
  const answer = <Answer,>(value: Answer): Promise<Answer> =>
    server.isAway ? Promise.reject(new StudioFailure(0)) : Promise.resolve(value)
  const api = {
    site: () =>
      answer({
        [key]: messages(),
        'locales/main': { kind: 'locales', id: 'main', locales: [{ code: 'en' }] },
      }),
    draft: () => answer(draft()),
    save: async (_: string, definition: Definition, etag: string) => {
      await answer(undefined)
      if (etag !== `"${server.turn}"`)
        throw new StudioFailure(409, {
          error: { type: 'EditConflictException', message: '' },
          current: draft(),
        })
      write(definition.messages as Record<string, string>)
      return draft()
    },
    uses: async () => [],
    definitions: async () => ({ items: [], version: '0' }),
    drafts: async () => ({ items: [], problems: [] }),
  }
  const write = (texts: Record<string, string>) => Object.assign(server, { texts, turn: server.turn + 1 })
  return { server, write, open: () => createStudio(api as unknown as ContentApi) }
}

const part = { label: 'Title', value: 'pages.a', change: () => undefined, pointer: '', path: '' }
const history = createHistory()

/** The box of a text, as a builder shows it. */
function Builder() {
  const site = useSite()
  const around = {
    ...{ site, history, definition: {}, locale: 'en', facts: [] },
    ...{ newTextKey: () => 'pages.new', textSaved: () => undefined },
  }
  return (
    <SurroundingsContext value={around}>
      <TextEditor {...(part as unknown as Parameters<typeof TextEditor>[0])} />
    </SurroundingsContext>
  )
}

async function show(studio: Studio): Promise<() => void> {
  await siteOf(studio).read()
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  roots.push(root)
  root.render(
    <MantineProvider env="test">
      <StudioContext value={studio}>
        <Notifications />
        <UnsavedNotice />
        <Builder />
      </StudioContext>
    </MantineProvider>,
  )
  return () => {
    root.unmount()
    dispatchEvent(new Event('pagehide'))
  }
}
const box = () => page.getByRole('textbox', { name: 'Title (en)' })
const write = async (text: string) => {
  await userEvent.fill(box(), text)
  await userEvent.tab()
}

it('keeps what was typed into a box while the server is away, also when the page is loaded anew, and saves it then', async () => {
  const { server, open } = createServer()
  const leave = await show(open())
  server.isAway = true
  await write('Written offline')
  await expect.element(page.getByText('1 text is not saved yet')).toBeVisible()
  leave()
  server.isAway = false
  await show(open())
  await vi.waitFor(() => expect(server.texts['pages.a']).toBe('Written offline'))
  await expect.element(box()).toHaveValue('Written offline')
  await expect.element(page.getByText('The pending text is saved')).toBeVisible()
  await expect.element(page.getByText('1 text is not saved yet')).not.toBeInTheDocument()
})

it('does not save in the name of somebody else what was kept', async () => {
  const { server, open } = createServer()
  const leave = await show(open())
  server.isAway = true
  await write('Mine')
  await expect.element(page.getByText('1 text is not saved yet')).toBeVisible()
  leave()
  server.isAway = false
  const other = open()
  other.state.member = { id: 7 } as never
  const leaveAgain = await show(other)
  await expect.element(box()).toHaveValue('A')
  leaveAgain()
  await show(open())
  await vi.waitFor(() => expect(server.texts['pages.a']).toBe('Mine'))
  expect(server.turn).toBe(1)
})

it('keeps what is still being typed when the page is loaded anew, and saves it once its box is left', async () => {
  const { server, open } = createServer()
  const leave = await show(open())
  await userEvent.fill(box(), 'Half a wo')
  // Not by leaving the box, which would save it.
  server.isAway = true
  leave()
  server.isAway = false
  await show(open())
  await expect.element(box()).toHaveValue('Half a wo')
  expect(server.texts['pages.a']).toBe('A')
  await write('Half a word')
  await vi.waitFor(() => expect(server.texts['pages.a']).toBe('Half a word'))
})

it('loses nothing of two who write different texts of one definition', async () => {
  const { server, write: writeElsewhere, open } = createServer()
  await show(open())
  writeElsewhere({ ...server.texts, 'pages.b': 'theirs' })
  await write('mine')
  await vi.waitFor(() => expect(server.texts).toEqual({ 'pages.a': 'mine', 'pages.b': 'theirs' }))
})

it.each(['Take theirs', 'Take mine'])(
  'shows both to who writes the same text later, who chooses: %s',
  async (name) => {
    const { server, write: writeElsewhere, open } = createServer()
    await show(open())
    writeElsewhere({ ...server.texts, 'pages.a': 'theirs' })
    await write('mine')
    const dialog = page.getByRole('dialog')
    for (const said of ['A', 'theirs', 'mine'])
      await expect.element(dialog.getByText(said, { exact: true })).toBeVisible()
    expect(server.texts['pages.a']).toBe('theirs')
    await userEvent.click(dialog.getByRole('button', { name }))
    const chosen = name === 'Take mine' ? 'mine' : 'theirs'
    await vi.waitFor(() => expect(server.texts['pages.a']).toBe(chosen))
    await expect.element(box()).toHaveValue(chosen)
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

it('joins what two have written in the table of texts, unless it is the same text', async () => {
  const { server, write: writeElsewhere, open } = createServer()
  const document = createDocument(open(), key)
  await document.read()
  const typed = (texts: Record<string, string>) => {
    const parsed = parseDefinition(document.state.text)
    if ('line' in parsed) throw new Error('It is no JSON')
    const { messages } = parsed.definition as { messages: object }
    document.type(printDefinition({ ...parsed.definition, messages: { ...messages, ...texts } }))
  }
  typed({ 'pages.a': 'mine' })
  writeElsewhere({ ...server.texts, 'pages.b': 'theirs' })
  await document.save()
  expect(server.texts).toEqual({ 'pages.a': 'mine', 'pages.b': 'theirs' })
  expect(document.state.theirs).toBeUndefined()
  typed({ 'pages.a': 'mine again' })
  writeElsewhere({ ...server.texts, 'pages.a': 'theirs too' })
  await document.save()
  expect(server.texts['pages.a']).toBe('theirs too')
  expect(document.joined()?.clashes).toEqual([['messages', 'pages.a']])
})
