import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ContentApi, Definition, Draft, Member } from '../api/createContentApi.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { DefinitionScreen } from './DefinitionScreen.tsx'

const key = 'media/banner'
const definition: Definition = {
  ...{ kind: 'media', id: 'banner', edition: 2, name: 'Banner', alt: 'media.banner' },
  ...{ file: 'h'.repeat(43), type: 'image/svg+xml', width: 40, height: 20 },
}
const draft: Draft = {
  ...{ kind: 'media', id: 'banner', key, definition, etag: '"1"', is_draft: false, problems: [] },
  ...{ saved_at: '2026-01-01T00:00:00.000Z', saved_by: 'Croupier' },
}

let root: Root
let element: HTMLElement
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

function open(source?: Draft['source']) {
  const api = {
    site: async () => ({ [key]: definition }),
    draft: async () => ({ ...draft, ...(source && { source }) }),
    definitions: async () => ({ items: [], version: '1' }),
    drafts: async () => ({ items: [], problems: [] }),
  } as unknown as ContentApi
  const studio = createStudio(api)
  studio.state.member = { role: 'publisher' } as Member
  root.render(
    <MantineProvider>
      <StudioContext value={studio}>
        <DefinitionScreen name={key} />
      </StudioContext>
    </MantineProvider>,
  )
}

const name = () => page.getByLabelText('Name', { exact: true })
const replace = () => page.getByRole('button', { name: 'Replace the file …' })

it('shows what comes from a CMS as it is, and leads to where it is changed', async () => {
  open({ name: 'Strapi', url: 'https://cms.example/entry' })
  await expect.element(page.getByRole('status')).toHaveTextContent('comes from Strapi and is changed there')
  await expect
    .element(page.getByRole('link', { name: 'Change it in Strapi' }))
    .toHaveAttribute('href', 'https://cms.example/entry')
  await expect.element(name()).toHaveValue('Banner')
  await expect.element(name()).toBeDisabled()
  await expect.element(replace()).toBeDisabled()
  // What only looks stays.
  await expect.element(page.getByRole('tab', { name: 'Definition', exact: true })).toBeEnabled()
})

it('is there to be changed where no CMS has it', async () => {
  open()
  await expect.element(name()).toBeEnabled()
  await expect.element(replace()).toBeEnabled()
})
