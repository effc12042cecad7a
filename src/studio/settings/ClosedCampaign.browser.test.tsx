import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import routes from '#schemas/site/routes.json' with { type: 'json' }
import type { JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'
import { ClosedCampaign } from './ClosedCampaign.tsx'

const of = (...types: string[]): JsonObject => ({
  kind: 'campaign',
  id: 'own',
  promotions: types.map((type) => ({ type })),
})

let root: Root
const show = (campaign: JsonObject, opensSoon: boolean) => {
  const known: Record<string, unknown> = { 'routes/main': routes, 'page/betting/home': { opensSoon } }
  const site = { keys: () => Object.keys(known), definition: (key: string) => known[key] } as unknown as Site
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <ClosedCampaign campaign={campaign} site={site} />
      <p>Drawn</p>
    </MantineProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('says that a campaign is not offered while the room that it is for is closed', async () => {
  show(of('bonus', 'betting_bonus'), true)
  await expect.element(page.getByText(/Not offered yet/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'routes/main' })).toBeVisible()
})

it.each([
  ['the room is open', of('betting_bonus'), false],
  ['it is for another room', of('bonus', 'freespins', 'cashback'), true],
  ['it is only begun', { kind: 'campaign', id: 'own' }, true],
] as const)('says nothing where %s', async (_, campaign, opensSoon) => {
  show(campaign, opensSoon)
  await expect.element(page.getByText('Drawn')).toBeVisible()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})
