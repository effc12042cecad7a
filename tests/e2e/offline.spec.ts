import { signInDemo } from './support/codes.ts'
import { openLine } from './support/openLine.ts'
import { expect, takenOver, test } from './support/test.ts'

test('without a connection what was opened is read again, and what was not opens by itself later', async ({
  browser,
  site,
}) => {
  const line = await openLine(site.url)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (said) => {
    if (/Content Security Policy|Trusted/.test(said.text())) refused.push(said.text())
  })
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/faq')
  const kept = () =>
    page.evaluate(async () => {
      const hash = JSON.parse(document.getElementById('boot')?.textContent ?? '').hashes['page/faq']
      const names = await caches.keys()
      const files = names.find((name) => name.startsWith('files-')) ?? ''
      const [page, shell, app] = await Promise.all([
        caches.match(`/content/artefacts/${hash}`),
        caches.match('/_offline'),
        (await caches.open(files)).keys(),
      ])
      return Boolean(page && shell) && app.some(({ url }) => url.includes('/assets/dataBlocks-'))
    })
  await expect.poll(kept).toBe(true)

  await line.cut(context)
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await line.mend(context)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  expect(refused).toEqual([])
  await context.close()
  await line.close()
})

test('the ways on stay where the connection is lost on the first screen', { tag: '@pictures' }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/support')
  await expect(page.getByRole('main').locator('form')).toBeVisible()
  await takenOver(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.close()
})

test('of a player nothing is kept but that they are one, so that they are no visitor without a connection', async ({
  browser,
  site,
}) => {
  const line = await openLine(site.url)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  await signInDemo(context.request)
  /** What came of the player that a browser, or somebody between, was not told to keep nowhere. */
  const keepable: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isOfPlayer =
      pathname.startsWith('/api/') ||
      (response.request().isNavigationRequest() && pathname !== '/studio' && response.status() === 200)
    if (isOfPlayer && !response.headers()['cache-control']?.includes('no-store')) keepable.push(pathname)
  })
  await page.goto('/profile/settings')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Pages are kept when nothing else is to be done; of words there may be but those of the first screen, which are not.
  const isKept = () =>
    page.evaluate(async () => {
      const { artefacts, hashes } = JSON.parse(document.getElementById('boot')?.textContent ?? '')
      const keys = Object.keys(artefacts).filter((key) => !key.startsWith('messages/'))
      const found = await Promise.all(keys.map((key) => caches.match(`/content/artefacts/${hashes[key]}`)))
      return found.every(Boolean)
    })
  await expect.poll(isKept).toBe(true)
  for (const path of ['/profile/bonuses', '/cashier/history', '/cashier/wallet']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/studio')
  expect(keepable).toEqual([])
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    return all.flat()
  })
  expect(kept).toContain('/_offline')
  expect(kept.filter((path) => !/^\/(assets\/[^/]+|content\/artefacts\/[^/]+|_offline)$/.test(path))).toEqual(
    [],
  )
  const texts = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text() ?? ''))
      }),
    )
    return all.flat()
  })
  expect(texts.filter((text) => text.includes('demo@aurora.example'))).toEqual([])
  expect(
    await page.evaluate(async () => (await (await caches.match('/_offline'))?.text())?.includes('"uid":0')),
  ).toBe(true)

  await line.cut(context)
  await page.goto('/profile/settings')
  await expect(page.getByRole('main').getByText('No response from the server.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible()
  // Other tests play with the money of the demo player.
  await expect(
    page
      .getByRole('banner')
      .getByText(/^€[\d,.]+$/)
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/settings$/)
  await line.mend(context)
  // A page that a worker has answered is not told of the connection here, as browsers tell it.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('No response from the server.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/settings$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.close()
  await line.close()
})
