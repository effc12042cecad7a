import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi, Definition } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import type { MediaFile } from '../api/uploadFile.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { MediaScreen } from './MediaScreen.tsx'

const hash = 'h'.repeat(43)
type Sent = { share(share: number): void; answer(file: MediaFile): void; refuse(why: unknown): void }
let sent: Sent | undefined

let root: Root
let element: HTMLElement
let site: Record<string, Definition>
beforeEach(() => {
  site = {}
  sent = undefined
  const api = {
    upload: (_: Blob, share: (share: number) => void) =>
      new Promise((answer, refuse) => {
        sent = { share, answer, refuse }
      }),
    site: async () => site,
    definitions: async () => [],
    drafts: async () => ({ items: [], problems: [] }),
    save: async (key: string, definition: Definition) => {
      site[key] = definition
      return { key, definition, etag: '"1"', problems: [] }
    },
  } as unknown as ContentApi
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(
    <MantineProvider>
      <StudioContext value={createStudio(api)}>
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
  await expect.element(page.getByText('There are no pictures yet.', { exact: false })).toBeVisible()
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
