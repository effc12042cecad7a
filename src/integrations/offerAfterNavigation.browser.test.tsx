import { afterEach, expect, it } from 'vitest'
import { openApp } from '../testing/openApp.tsx'
import { offerAfterNavigation } from './offerAfterNavigation.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => opened.close())

/** The popup that the site shows after a navigation is one of the campaigns, which are asked for then. */
async function open() {
  const asked: string[] = []
  opened = await openApp('/', (path) => {
    if (path.includes('/popups/get')) asked.push(path)
    return { body: { response: { items: [] } } }
  })
  const { app } = opened
  const site = app.site()
  app.site = () => ({ ...site, popups: { ...site.popups, afterNavigation: [{ campaigns: true }] } })
  return asked
}

it('offers to those who have gone on before it began, and to nobody who stays', async () => {
  const asked = await open()
  offerAfterNavigation(opened.app, opened.host, '/')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toHaveLength(0)
  offerAfterNavigation(opened.app, opened.host, '/where-they-came-from')
  await expect.poll(() => asked.length).toBe(1)
})
