import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'
import { HiddenBanner } from './HiddenBanner.tsx'

const banner = (id: string, number: number): JsonObject => ({
  kind: 'banner',
  id,
  number,
  position: 'registration',
})
const site = {
  keys: () => ['banner/always', 'page/home'],
  definition: (key: string) => (key === 'banner/always' ? banner('always', 5) : undefined),
} as unknown as Site

let root: Root
const show = (own: JsonObject) => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <HiddenBanner banner={own} site={site} />
      <p>Drawn</p>
    </MantineProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('says which banner stands before one that nobody will see', async () => {
  show(banner('own', 7))
  await expect.element(page.getByText(/a number below 5/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'always' })).toBeVisible()
})

it('says nothing of one that is seen', async () => {
  show(banner('own', 3))
  await expect.element(page.getByText('Drawn')).toBeVisible()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})
