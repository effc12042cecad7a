import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ContentApi, Member } from '../api/createContentApi.ts'
import { createStudio } from '../stores/createStudio.ts'
import { StudioContext } from './StudioContext.ts'
import { StudioShell } from './StudioShell.tsx'
import { studioTheme } from './studioTheme.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const moment = '2026-01-02T03:04:05Z'
const summary = (at: number) => ({
  ...{ key: `page/p${at}`, kind: 'page', id: `p${at}`, state: 'changed', saved_at: moment, saved_by: 'Ben' },
})
const answers: Readonly<Record<string, unknown>> = {
  definitions: { items: Array.from({ length: 12 }, (_, at) => summary(at)), version: '1' },
  drafts: { items: [], problems: [] },
  stand: { items: [{ name: 'Anna' }, { name: 'Ben' }], version: '1' },
  scheduled: [],
  funnels: { items: [], alarms: [] },
  source: null,
}
const api = new Proxy({}, { get: (_, name: string) => async () => answers[name] }) as ContentApi

it.each([1024, 1440])(
  'cuts no word of the menu of an administrator on a screen of %i pixels',
  async (width) => {
    await page.viewport(width, 800)
    const studio = createStudio(api)
    const member = { id: 1, name: 'Administrator', email: 'admin@example.com', role: 'admin' } as Member
    Object.assign(studio.state, { member, colleagues: [{ name: 'Anna' }, { name: 'Ben' }] })
    void studio.refresh()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <MantineProvider theme={studioTheme} env="test">
        <StudioContext value={studio}>
          <StudioShell member={member} />
        </StudioContext>
      </MantineProvider>,
    )
    await expect.element(page.getByRole('link', { name: 'Changes (12)' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '2 colleagues' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Menu' }).element()
    await vi.waitFor(() => {
      const cut = [menu, ...menu.querySelectorAll('*')].filter(
        (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'visible',
      )
      expect(menu.clientWidth).toBeGreaterThan(500)
      expect(cut.map(({ textContent }) => textContent)).toEqual([])
    })
  },
)
