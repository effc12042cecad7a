import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../studio.css'
import './pages.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi, Definition } from '../api/createContentApi.ts'
import { createHistory } from '../definition/createHistory.ts'
import type { JsonObject } from '../definition/identity.ts'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { createSite } from '../stores/createSite.ts'
import { createStudio } from '../stores/createStudio.ts'
import { TextInPlace } from './TextInPlace.tsx'

const pageWith = (id: string, ...texts: string[]): JsonObject => ({
  ...{ kind: 'page', id, title: `pages.${id}.title` },
  blocks: texts.map((text) => ({ type: 'heading', text, level: 2 })),
})
const messages = { 'pages.shared': 'Welcome', 'pages.alone': 'Here' }
const held: Record<string, JsonObject> = {
  'page/one': pageWith('one', 'pages.shared', 'pages.alone'),
  'page/two': pageWith('two', 'pages.shared'),
  'locales/main': { kind: 'locales', id: 'main', locales: [{ code: 'en' }, { code: 'lv' }] },
  'messages/en/pages': { kind: 'messages', id: 'en/pages', locale: 'en', messages },
  'messages/lv/pages': {
    ...{ kind: 'messages', id: 'lv/pages', locale: 'lv' },
    messages: { 'pages.shared': 'Esi sveicināts' },
  },
}
const said = (locale: string) => held[`messages/${locale}/pages`]?.messages

let root: Root
let element: HTMLElement
afterEach(() => {
  root.unmount()
  element.remove()
})

async function write(key: string, text: string, sayInstead = vi.fn()) {
  const api = {
    site: async () => held,
    draft: async (name: string) => ({ key: name, definition: held[name], etag: '"0"', problems: [] }),
    save: async (name: string, definition: Definition) => {
      held[name] = definition as JsonObject
      return { key: name, definition, etag: '"1"', problems: [] }
    },
  } as unknown as ContentApi
  const site = createSite(createStudio(api))
  await site.read()
  const around = {
    ...{
      site,
      definition: held['page/one'] as JsonObject,
      locale: 'en',
      newTextKey: () => 'pages.one.text-1',
    },
    ...{ facts: [], history: createHistory(), textSaved: () => undefined },
  }
  element = document.body.appendChild(document.createElement('div'))
  const shown = element.appendChild(document.createElement('p'))
  root = createRoot(element.appendChild(document.createElement('div')))
  root.render(
    <MantineProvider>
      <Notifications />
      <SurroundingsContext value={around}>
        <TextInPlace
          shown={{ key, element: shown }}
          sheet={element}
          close={() => undefined}
          sayInstead={sayInstead}
        />
      </SurroundingsContext>
    </MantineProvider>,
  )
  await userEvent.fill(page.getByRole('textbox'), text)
  await userEvent.keyboard('{Enter}')
  return sayInstead
}

it('says where else a text was changed, and changes it here alone if that was not meant', async () => {
  const sayInstead = await write('pages.shared', 'Hello')
  await expect.element(page.getByText(/page\/two/)).toBeVisible()
  expect(said('en')).toMatchObject({ 'pages.shared': 'Hello' })
  await userEvent.click(page.getByRole('button', { name: 'Change only here' }))
  await vi.waitFor(() => expect(sayInstead).toHaveBeenCalledWith('pages.shared', 'pages.one.text-1'))
  expect(said('en')).toEqual({ ...messages, 'pages.one.text-1': 'Hello' })
  expect(said('lv')).toEqual({ 'pages.shared': 'Esi sveicināts', 'pages.one.text-1': 'Esi sveicināts' })
})

it('offers nothing where a text stands nowhere else', async () => {
  await write('pages.alone', 'There')
  await vi.waitFor(() => expect(said('en')).toMatchObject({ 'pages.alone': 'There' }))
  await expect.element(page.getByRole('button', { name: 'Change only here' })).not.toBeInTheDocument()
})
