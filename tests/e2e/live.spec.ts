import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test.ts'

const isStream = (request: Request) =>
  ['/content/stream', '/content/events', '/api/events'].includes(new URL(request.url()).pathname)

test('seven tabs share one stream: each follows the site, and has a connection left for calls', async ({
  context,
  studio,
}) => {
  test.slow()
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (isStream(request)) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  // What a tab that was closed had asked for is never said to have ended.
  const streams = () => [...open].filter((request) => !request.frame().page().isClosed()).length
  const pages = []
  for (let tab = 0; tab < 7; tab += 1) {
    const page = await context.newPage()
    await page.goto('/faq')
    pages.push(page)
  }
  await expect.poll(streams).toBe(1)

  // Over HTTP/1.1 the seventh stream would take the last connection that the browser has to the host.
  for (const page of pages) {
    const status = await page.evaluate(async () => {
      const answer = await fetch('/api/account/getInfo?version=1&locale=en', {
        signal: AbortSignal.timeout(5_000),
      })
      return answer.status
    })
    expect(status).toBeLessThan(500)
  }

  const before = await studio.liveRelease()
  const said = (page: Page) => page.getByText('All about bonuses')
  await studio.edit('messages/en/faq', (definition) => {
    Object.assign(definition.messages as object, { 'pages.faq.bonuses': 'All about bonuses' })
  })
  await studio.publish('One word')
  for (const page of pages) await expect(said(page).first()).toBeVisible()

  // Whoever leads goes; another does, and all hear of what comes next.
  await pages[0]?.close()
  await expect.poll(streams).toBe(1)
  await studio.giveBack(before)
  for (const page of pages.slice(1)) await expect(said(page)).toHaveCount(0)
  expect(streams()).toBe(1)
})
