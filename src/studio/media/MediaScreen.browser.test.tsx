import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi, Definition, Member } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import type { MediaFile } from '../api/uploadFile.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { MediaScreen } from './MediaScreen.tsx'

const hash = 'h'.repeat(43)
const file = {
  ...{ hash, type: 'image/png', width: 30, height: 20, size: 1024 * 1024, named_by: [] },
  releases: { total: 2, first: 3, last: 9 },
}
type Sent = { share(share: number): void; answer(file: MediaFile): void; refuse(why: unknown): void }
let sent: Sent | undefined
let removed: [string, number | undefined][]

let root: Root
let element: HTMLElement
let site: Record<string, Definition>
beforeEach(() => {
  site = {}
  sent = undefined
  removed = []
  const api = {
    upload: (_: Blob, share: (share: number) => void) =>
      new Promise((answer, refuse) => {
        sent = { share, answer, refuse }
      }),
    site: async () => site,
    definitions: async () => ({ items: [], version: '1' }),
    draft: async (key: string) => ({ key, definition: site[key], etag: '"1"' }),
    remove: async (key: string) => {
      delete site[key]
    },
    scheduled: async () => [],
    funnels: async () => ({ items: [] }),
    mediaFiles: async () => ({
      items: removed.length > 0 ? [] : [file],
      used: 3 * 1024 * 1024,
      quota: 1024 * 1024 * 1024,
    }),
    removeMediaFile: async (...one: [string, number | undefined]) => void removed.push(one),
    drafts: async () => ({ items: [], problems: [] }),
    save: async (key: string, definition: Definition) => {
      site[key] = definition
      return { key, definition, etag: '"1"', problems: [] }
    },
  } as unknown as ContentApi
  const studio = createStudio(api)
  studio.state.member = { role: 'publisher' } as Member
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(
    <MantineProvider>
      <StudioContext value={studio}>
        <MediaScreen />
      </StudioContext>
    </MantineProvider>,
  )
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const chooseFile = async (name: string) => {
  await expect.element(page.getByText('No pictures yet.', { exact: false })).toBeVisible()
  const input = element.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['x'], name, { type: 'image/png' }))
}

it('says what to do first, how far a file has come, and shows it once it is there', async () => {
  await chooseFile('Blue Sky.png')
  const bar = page.getByRole('progressbar', { name: 'Uploading Blue Sky.png' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  sent?.share(0.4)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
  sent?.answer({ hash, type: 'image/png', width: 30, height: 20, size: 9 })
  await expect
    .element(page.getByRole('link', { name: /^Blue Sky/ }))
    .toHaveAttribute('href', expect.stringMatching(/media\/blue-sky$/))
  expect(site['media/blue-sky']).toMatchObject({ file: hash, name: 'Blue Sky', width: 30, height: 20 })
  await expect.element(bar).not.toBeInTheDocument()
})

it('says why a file was refused until that is put away', async () => {
  await chooseFile('broken.png')
  await vi.waitUntil(() => sent !== undefined)
  sent?.refuse(
    new StudioFailure(415, { error: { type: 'MediaTypeException', message: 'This is no picture' } }),
  )
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('broken.png: This is no picture')
  await userEvent.click(alert.getByRole('button'))
  await expect.element(alert).not.toBeInTheDocument()
  expect(site).toEqual({})
})

const picture = (id: string) =>
  ({
    kind: 'media',
    id,
    name: id,
    file: hash,
    type: 'image/png',
    width: 3,
    height: 2,
  }) as unknown as Definition

it('shows what nothing shows by itself, and deletes it', async () => {
  site['media/shown'] = picture('shown')
  site['media/left'] = picture('left')
  site['page/home'] = {
    kind: 'page',
    id: 'home',
    blocks: [{ type: 'image', src: '/media/shown' }],
  } as unknown as Definition
  await userEvent.click(page.getByRole('checkbox', { name: 'Only unused (1)' }))
  const card = (name: RegExp) => page.getByRole('link', { name })
  await expect.element(card(/^left/)).toBeVisible()
  await expect.element(card(/^shown/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Delete it' }))
  await expect.element(page.getByText(/^Nothing uses left\./)).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete it' }))
  await expect.element(card(/^shown/)).toBeVisible()
  await expect.element(card(/^left/)).not.toBeInTheDocument()
  expect(Object.keys(site)).toEqual(['media/shown', 'page/home'])
})

it('lets a sound be heard beside what opens it', async () => {
  site['media/ping'] = { ...picture('ping'), type: 'audio/wav', width: 0, height: 0 } as unknown as Definition
  await expect.element(page.getByRole('link', { name: /^ping\s*Sound/ })).toBeVisible()
  const player = element.querySelector('audio')
  expect(player?.getAttribute('aria-label')).toBe('ping')
  expect(player?.getAttribute('src')).toBe(`/_ipx/_/media/ping/${hash}`)
  expect(player?.closest('a')).toBeNull()
})

it('removes a file that no picture has, after saying which releases nobody can go back to', async () => {
  await expect.element(page.getByText('Files take 3 MB of 1,024 MB.')).toBeVisible()
  await expect.element(page.getByText('2 releases use it, from 3 to 9')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Remove the file of 1 MB' }))
  await expect
    .element(page.getByText(/You can no longer roll back to the 2 releases from 3 to 9/))
    .toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(removed).toEqual([[hash, 9]]))
  await expect.element(page.getByText('2 releases use it, from 3 to 9')).not.toBeInTheDocument()
})

it('says of a file that is not even sent which of the two it is: no picture, or too large', async () => {
  await expect.element(page.getByText('No pictures yet.', { exact: false })).toBeVisible()
  const input = element.querySelector('input[type=file]') as HTMLInputElement
  // Handed over within the page: this much takes seconds on its way into the browser.
  const { files, items } = new DataTransfer()
  items.add(new File([new Uint8Array(11 * 1024 * 1024)], 'huge.png', { type: 'image/png' }))
  items.add(new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
  input.files = files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('huge.png: Files can be up to 10 MB')).toBeVisible()
  await expect.element(page.getByText('notes.pdf: Not a PNG', { exact: false })).toBeVisible()
  expect(sent).toBeUndefined()
})
