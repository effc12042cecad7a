import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findBrowser } from './lib/findBrowser.ts'
import { startedSite } from './lib/startedSite.ts'
import { studioPictures } from './lib/studioPictures.ts'

// Draws the pictures of the README and of the editors' guide anew, from the starter site on an empty database:
// npm run screenshots [-- name …]

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/images')
/** 0 to 100; the pictures stay below 150 KB. */
const quality = 82

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const password = randomUUID().slice(0, 20)
const only = process.argv.slice(2)
const { url, stop } = await startedSite({ DEMO_PASSWORD: password, STUDIO_PASSWORD: password })
const { executablePath, env, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
try {
  await mkdir(folder, { recursive: true })
  await take('home', desktop, async (page) => {
    await page.goto(url)
  })
  await take('registration', desktop, async (page) => {
    await page.goto(`${url}/?show_popup_reg=1`)
    const popup = page.getByRole('dialog')
    await popup.getByRole('textbox', { name: 'E-mail', exact: true }).fill('anna@example.com')
    await popup.getByRole('textbox', { name: 'Password', exact: true }).fill('aurora')
    await popup.getByRole('textbox', { name: 'Password', exact: true }).blur()
  })
  await take('cashier', desktop, async (page) => {
    const signedIn = await page.request.post(`${url}/api/auth/login?version=1&locale=en`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { login: 'demo@aurora.example', password },
    })
    if (!signedIn.ok()) throw new Error('The demo player was not let in')
    await page.goto(`${url}/cashier/wallet`)
  })
  await take('phone', phone, async (page) => {
    await page.goto(url)
  })
  await take('hall', desktop, async (page) => {
    await page.goto(`${url}/gamehall`)
    await page.getByRole('link', { name: 'Marzipan Factory' }).first().waitFor()
  })
  await take('game', desktop, async (page) => {
    await page.goto(`${url}/gamehall`)
    await page.getByRole('link', { name: 'Marzipan Factory' }).first().click()
    await page.getByRole('button', { name: 'Continue with demo' }).click()
    await page
      .frameLocator('main iframe[data-ready]')
      .getByRole('button', { name: 'Spin', exact: true })
      .waitFor()
  })
  await take('sportsbook', desktop, async (page) => {
    // Matches have prices half a minute after the start.
    const tree = `${url}/api/sports/getTree?version=1&locale=en`
    type Tree = { response: { sports: { live: number }[] } }
    while (
      !((await (await page.request.get(tree)).json()) as Tree).response.sports.some(({ live }) => live > 0)
    )
      await page.waitForTimeout(1000)
    await page.goto(`${url}/betting`)
    for (const row of [0, 1])
      await page
        .locator('[data-event]')
        .nth(row)
        .locator('fieldset button[aria-disabled=false]')
        .first()
        .click()
  })
  for (const { name, show } of studioPictures)
    await take(name, desktop, async (page) => {
      await page.goto(`${url}/studio`)
      await page.getByLabel('E-mail').fill('admin@example.com')
      await page.locator('input[name=password]').fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('treeitem', { name: 'Pages', exact: true }).waitFor()
      await show(page)
    })
} finally {
  await browser.close()
  await stop()
}

async function take(name: string, device: typeof desktop, show: (page: Page) => Promise<void>) {
  if (only.length > 0 && !only.includes(name)) return
  const context = await browser.newContext({
    ...device,
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await show(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  // Playwright itself writes no WebP, which is a third of the size.
  const client = await context.newCDPSession(page)
  const picture = await client.send('Page.captureScreenshot', { format: 'webp', quality })
  await writeFile(join(folder, `${name}.webp`), Buffer.from(picture.data, 'base64'))
  await context.close()
}
