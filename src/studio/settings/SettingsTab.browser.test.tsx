import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { grammarChecker } from '#schemas/compiler/grammarChecker.ts'
import type { ContentApi } from '../api/createContentApi.ts'
import { createDocument, type StudioDocument } from '../definition/createDocument.ts'
import { forgetWhatWasTyped } from '../definition/testing/forgetWhatWasTyped.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { SettingsTab } from './SettingsTab.tsx'

const nothingIn = (name: string) => `/redirects/1/${name} Nothing is written here.`
const home = { from_url: '/home', to_url: '/', status: 301 }
const redirects = { kind: 'redirects', id: 'main', edition: 2, redirects: [home] }
const api = {
  site: async () => ({ 'redirects/main': redirects }),
  definitions: async () => ({ items: [], version: '0' }),
  drafts: async () => ({ items: [], problems: [] }),
  draft: async (key: string) => ({ key, definition: redirects, etag: '"0"', problems: [] }),
} as unknown as ContentApi

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function Shown({ of, place }: { of: StudioDocument; place?: { pointer: string; turn: number } }) {
  const { text, edition } = useSnapshot(of.state)
  const name = 'redirects/main'
  return (
    <SettingsTab {...{ document: of, name, text, edition, problems: [], place, judged: () => undefined }} />
  )
}

async function open() {
  await page.viewport(1280, 800)
  forgetWhatWasTyped()
  const studio = createStudio(api)
  const edited = createDocument(studio, 'redirects/main')
  await edited.read()
  const own = createRoot(document.body.appendChild(document.createElement('main')))
  root = own
  const show = (place?: { pointer: string; turn: number }) =>
    own.render(
      <MantineProvider env="test">
        <StudioContext value={studio}>
          <Shown of={edited} {...(place && { place })} />
        </StudioContext>
      </MantineProvider>,
    )
  show()
  return { edited, show }
}

it('begins a redirect without an address, in its first box, and lets none be published that leads nowhere', async () => {
  const { edited } = await open()
  const written = () => JSON.parse(edited.state.text)
  const faults = () =>
    grammarChecker.check(written(), 'redirects.json').map(({ pointer, message }) => `${pointer} ${message}`)
  await userEvent.click(page.getByRole('button', { name: 'Add to redirects' }))
  const added = page.getByRole('group', { name: 'Redirects 2' })
  await expect.element(added.getByRole('textbox', { name: 'From url' })).toHaveFocus()
  await expect.element(added.getByRole('textbox', { name: 'From url' })).toHaveValue('')
  await expect.element(added.getByRole('textbox', { name: 'To url' })).toHaveValue('')
  expect(faults()).toEqual(['from_url', 'to_url'].map(nothingIn))
  await userEvent.keyboard('/old')
  await vi.waitFor(() => expect(faults()).toEqual([nothingIn('to_url')]))
  await userEvent.fill(added.getByRole('textbox', { name: 'To url' }), '/new')
  await vi.waitFor(() => expect(written().redirects).toEqual([home, { from_url: '/old', to_url: '/new' }]))
  expect(faults()).toEqual([])
})

it('leads to the box of what is wrong in one of many', async () => {
  const { edited, show } = await open()
  edited.type(JSON.stringify({ ...redirects, redirects: [home, home, { ...home, to_url: '' }] }), 'elsewhere')
  const third = page.getByRole('group', { name: 'Redirects 3' })
  await expect.element(third.getByRole('textbox', { name: 'To url' })).toHaveValue('')
  show({ pointer: '/redirects/2/to_url', turn: 1 })
  await expect.element(third.getByRole('textbox', { name: 'To url' })).toHaveFocus()
  show({ pointer: '/redirects/1', turn: 2 })
  const second = page.getByRole('group', { name: 'Redirects 2' })
  await expect.element(second.getByRole('textbox', { name: 'From url' })).toHaveFocus()
})
