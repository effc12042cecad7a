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

function Shown({ of }: { of: StudioDocument }) {
  const { text, edition } = useSnapshot(of.state)
  const name = 'redirects/main'
  return (
    <SettingsTab
      {...{ document: of, name, text, edition, problems: [], place: undefined, judged: () => undefined }}
    />
  )
}

it('begins a redirect without an address, in its first box, and lets none be published that leads nowhere', async () => {
  await page.viewport(1280, 800)
  forgetWhatWasTyped()
  const studio = createStudio(api)
  const edited = createDocument(studio, 'redirects/main')
  await edited.read()
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <StudioContext value={studio}>
        <Shown of={edited} />
      </StudioContext>
    </MantineProvider>,
  )
  const written = () => JSON.parse(edited.state.text)
  const faults = () => grammarChecker.check(written(), 'redirects.json').map(({ pointer }) => pointer)
  await userEvent.click(page.getByRole('button', { name: 'Add to redirects' }))
  const added = page.getByRole('group', { name: 'Redirects 2' })
  await expect.element(added.getByRole('textbox', { name: 'From url' })).toHaveFocus()
  await expect.element(added.getByRole('textbox', { name: 'From url' })).toHaveValue('')
  await expect.element(added.getByRole('textbox', { name: 'To url' })).toHaveValue('')
  expect(faults()).toEqual(['/redirects/1/from_url', '/redirects/1/to_url'])
  await userEvent.keyboard('/old')
  await vi.waitFor(() => expect(faults()).toEqual(['/redirects/1/to_url']))
  await userEvent.fill(added.getByRole('textbox', { name: 'To url' }), '/new')
  await vi.waitFor(() => expect(written().redirects).toEqual([home, { from_url: '/old', to_url: '/new' }]))
  expect(faults()).toEqual([])
})
