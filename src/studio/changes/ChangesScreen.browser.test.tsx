import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi } from '../api/createContentApi.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { ChangesScreen } from './ChangesScreen.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const saved = { saved_by: 'Ada', saved_at: '2026-11-20T10:00:00Z', problems: [], change: 'changed' }
const terms = { ...saved, key: 'page/terms', kind: 'page', id: 'terms', etag: '"1"' }

function open(mayPublish: boolean, items: object[] = [terms], more: Partial<ContentApi> = {}) {
  const api = {
    drafts: async () => ({ items, problems: [] }),
    check: async (only: string[]) => ({ changes: only.map((key) => ({ key, etag: '"1"' })), problems: [] }),
    source: async () => null,
    ...more,
  } as unknown as ContentApi
  const studio = createStudio(api)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <StudioContext value={studio}>
        <ChangesScreen mayPublish={mayPublish} />
      </StudioContext>
    </MantineProvider>,
  )
  return studio
}

it('lets publishers choose what goes live', async () => {
  open(true)
  await expect.element(page.getByRole('checkbox', { name: 'page/terms' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'All' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Publish 1 change' })).toBeEnabled()
})

it('shows editors what differs, with nothing to choose that they cannot publish', async () => {
  open(false)
  await expect.element(page.getByRole('button', { name: /^page\/terms/ })).toBeVisible()
  await expect
    .element(page.getByText('Only publishers and administrators can publish', { exact: false }))
    .toBeVisible()
  expect(document.querySelectorAll('[type=checkbox]')).toHaveLength(0)
})

const pages = 'messages/en/pages'
const textOf = (key: string, shown_by: string) => ({
  ...{ key: `${pages}#${key}`, change: 'changed', etag: '"1"', shown_by: [shown_by] },
})
const messages = {
  ...{ ...saved, key: pages, kind: 'messages', id: 'en/pages', etag: '"2"' },
  texts: [textOf('about.title', 'page/about'), textOf('contacts.title', 'page/contacts')],
}
const definition = (about: string, contacts: string) => ({
  ...{ kind: 'messages', id: 'en/pages', locale: 'en' },
  messages: { 'about.title': about, 'contacts.title': contacts },
})
const revisions = async () => [
  { id: 2, definition: definition('About', 'Write to us'), releases: [], is_live: false },
  { id: 1, definition: definition('Abuot', 'Contacts'), releases: [1], is_live: true },
]

it('publishes the texts of one page without those of another, and says what waits that this would stop', async () => {
  const check = vi.fn(async (only: readonly string[]) => ({
    ...{ changes: only.map((key) => ({ key, etag: '"1"' })), problems: [] },
    schedule: [
      { id: 3, at: '2026-12-24T18:00:00Z', message: 'Gala', refusal: { type: 'X', message: 'no page' } },
    ],
  }))
  const publish = vi.fn(async () => ({ id: 9 }))
  open(true, [terms, messages], { revisions, check, publish } as never)
  await userEvent.click(page.getByRole('combobox', { name: 'Limit to' }))
  await userEvent.click(page.getByRole('option', { name: 'page/about' }))
  await expect.element(page.getByRole('checkbox', { name: 'page/terms' })).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: /^messages\/en\/pages/ }))
  await expect.element(page.getByRole('checkbox', { name: 'about.title' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'contacts.title' })).not.toBeChecked()
  await expect.element(page.getByText('Abuot')).toBeVisible()
  await expect.element(page.getByText(/“Gala”.*no page/)).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Description' }), 'A letter')
  await userEvent.click(page.getByRole('button', { name: 'Publish 1 change' }))
  await vi.waitFor(() =>
    expect(publish).toHaveBeenCalledWith('A letter', { [`${pages}#about.title`]: '"1"' }),
  )
})

it('does not publish by the way what has a moment of its own', async () => {
  const studio = open(true, [messages], { revisions } as never)
  const at = '2026-12-24T18:00:00Z'
  studio.state.scheduled = [
    { ...{ id: 3, state: 'waiting', action: 'publish', at, keys: [`${pages}#about.title`] } } as never,
  ]
  await userEvent.click(page.getByRole('button', { name: /^messages\/en\/pages/ }))
  await expect.element(page.getByRole('checkbox', { name: 'about.title' })).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'contacts.title' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Publish 1 change' })).toBeEnabled()
})
