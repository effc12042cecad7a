import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { RollBackButton } from './RollBackButton.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('says of a release that nobody else has approved how it comes to be approved, and leads there', async () => {
  await page.viewport(1280, 800)
  const message = 'Another publisher has to approve first: payment-method/card, page/terms'
  const changed = ['payment-method/card', 'page/terms']
  const api = {
    difference: async () => ({ total: 0, items: [] }),
    rollBack: async () => {
      throw new StudioFailure(403, { error: { type: 'NotApprovedException', message }, changed })
    },
  } as unknown as ContentApi
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <StudioContext value={createStudio(api)}>
        <RollBackButton release={7} label="Roll back" />
      </StudioContext>
    </MantineProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Roll back' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Roll back' }))
  const told = page.getByRole('alert')
  await expect.element(told.getByText(message)).toBeVisible()
  await expect
    .element(
      told.getByText('Another publisher or administrator then approves it under Changes', { exact: false }),
    )
    .toBeVisible()
  for (const key of changed)
    await expect
      .element(told.getByRole('link', { name: `History of ${key}` }))
      .toHaveAttribute('href', `/definitions/${key}#history`)
})
