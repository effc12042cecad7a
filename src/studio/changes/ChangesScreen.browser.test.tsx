import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ContentApi } from '../api/createContentApi.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { ChangesScreen } from './ChangesScreen.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function open(mayPublish: boolean) {
  const item = {
    ...{ key: 'page/terms', kind: 'page', id: 'terms', etag: '"1"', change: 'changed', problems: [] },
    ...{ saved_by: 'Ada', saved_at: '2026-11-20T10:00:00Z' },
  }
  const api = {
    drafts: async () => ({ items: [item], problems: [] }),
    check: async () => ({ changes: [{ key: item.key, etag: item.etag }], problems: [] }),
    source: async () => null,
  } as unknown as ContentApi
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <StudioContext value={createStudio(api)}>
        <ChangesScreen mayPublish={mayPublish} />
      </StudioContext>
    </MantineProvider>,
  )
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
  await expect.element(page.getByText('Publishing is for publishers', { exact: false })).toBeVisible()
  expect(document.querySelectorAll('[type=checkbox]')).toHaveLength(0)
})
