import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, takenOver, test, withoutPictures } from './support/test.ts'

const pages = ['/', '/offers', '/faq', '/forms/sign_up', '/gamehall']
const widths = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1440, height: 900 },
}

/** Elements of the document before any script of the app has run, kept in the page. */
async function keepDrawn(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const kept = [
        ...document.querySelectorAll('#root :is(header:has(img), main, h1, footer), #root main li a'),
      ]
      Object.assign(globalThis, { kept })
    })
  })
}

// That nothing was said in the console is checked after every test, by the fixture; React tells of every mismatch there.
// Each width, and each way of writing on the phone, which is drawn by itself.
for (const [screen, locale] of [
  ['phone', ''],
  ['phone', '/ar'],
  ['tablet', '/ar'],
  ['desktop', ''],
] as const)
  test(`what the server drew stays when React takes it over, ${screen} ${locale}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      viewport: widths[screen],
      baseURL: site.url,
      ...(screen === 'phone' && {
        userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36',
      }),
    })
    const faults: string[] = []
    for (const path of pages) {
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`))
      page.on('console', (said) => {
        if (/error|warning/.test(said.type()) && !withoutPictures.test(said.text()))
          faults.push(`${path}: ${said.text()}`)
      })
      await keepDrawn(page)
      await page.goto(locale + path)
      await expect(page.locator('#root')).toHaveAttribute(
        'data-drawn',
        screen === 'phone' ? 'mobile' : 'desktop',
      )
      await takenOver(page)
      const kept = await page.evaluate(() =>
        (globalThis as unknown as { kept: Element[] }).kept.map(
          (element) => `${element.localName}${element.isConnected ? '' : ' is gone'}`,
        ),
      )
      expect(kept.length, path).toBeGreaterThan(1)
      if (path === '/') {
        // Rows of games come with the document too, and are taken over by themselves.
        const heart = page.getByRole('button', { name: /favourites|المفضلة/ }).first()
        const asked = page.getByRole('dialog')
        await expect(async () => {
          if (!(await asked.isVisible())) await heart.click()
          await expect(asked).toBeVisible({ timeout: 2000 })
        }).toPass()
      }
      if (path === '/gamehall')
        // How many stand beside each other is only known here.
        await expect(page.getByRole('grid')).toHaveAttribute('data-placed')
      expect(
        kept.filter((one) => one.endsWith('gone')),
        path,
      ).toEqual([])
      await page.close()
    }
    expect(faults).toEqual([])
    await context.close()
  })

const messages = join(import.meta.dirname, '../../schemas/site/messages')

/** The words of the starter site in a locale, plain ones as they stand in a document. */
async function wordsOf(locale: string): Promise<Record<string, string>> {
  const files = await readdir(join(messages, locale))
  const all = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(messages, locale, file), 'utf8')).messages),
  )
  return Object.assign({}, ...all)
}

test('documents hold what their pages say, in each language and theme, and no styles but in tags', async ({
  request,
}) => {
  const said = {
    '': ['home.hero.title', 'home.hero.register', 'games.categories.popular', 'home.how.deposit.title'],
    '/offers': ['bonuses.offers.title', 'campaigns.welcome.name', 'campaigns.welcome.text'],
    '/faq': ['pages.faq.title', 'pages.faq.deposits', 'pages.faq.currencies.answer'],
    '/forms/sign_up': ['popups.registration.topRegButton'],
    '/gamehall': ['gamehall.search', 'games.categories.popular'],
  }
  for (const locale of ['en', 'lv', 'ru', 'de', 'ar']) {
    const words = await wordsOf(locale)
    for (const theme of ['dark', 'light'])
      for (const [path, keys] of Object.entries(said)) {
        const address = (locale === 'en' ? '' : `/${locale}`) + path || '/'
        const headers = { cookie: `theme=${theme}; locale=${locale}` }
        let html = ''
        // What the platform has not answered in time the next visitor sees.
        const missing = async () => {
          const answer = await request.get(address, { headers })
          html = (await answer.text()).split('<script type="application/json"')[0] ?? ''
          return keys.filter(
            (key) => !html.includes(words[key]?.replaceAll('&', '&amp;').replaceAll("'", '&#x27;') ?? key),
          )
        }
        await expect.poll(missing, { message: `${address} in ${theme}` }).toEqual([])
        expect(html).toContain(`--site-scheme:${theme};`)
        expect(html).not.toMatch(/<[^>]* style=/)
      }
  }
})

test('a page shows what it says without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: 'de' })
  const page = await context.newPage()
  await page.goto('/de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Searches for text leave out what stands in it.
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Casino' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Casino' }).click()
  await expect(page).toHaveURL(/\/de\/gamehall/)
  // Nothing there would answer a press.
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.locator('noscript a[href="/de/forms/sign_in"]').click()
  await expect(page).toHaveURL(/\/de\/forms\/sign_in/)
  const form = page.getByRole('main').getByRole('status').first()
  expect(await form.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
    (await wordsOf('de'))['page.noScriptPart'],
  )
  await expect(form.locator('p').first()).toBeHidden()
  await context.close()
})

test('a button that was tapped before the app was there is answered by it', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  // What is tapped beside buttons is no reason to forget it.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})

test('a button that is tapped while the app takes over is answered once', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    let isTapped = false
    // React draws in parts, and sends itself a message for each.
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      const root = document.getElementById('root') ?? {}
      const isTaking = Object.keys(root).some((key) => key.startsWith('_react'))
      if (isTaking && !isTapped && (globalThis as { earlyTap?: unknown }).earlyTap !== null) {
        isTapped = true
        const tap = new MouseEvent('click', { bubbles: true })
        queueMicrotask(() => document.querySelector('header [class*=switch]')?.dispatchEvent(tap))
      }
      return Reflect.apply(postMessage, this, given)
    }
  })
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await takenOver(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a publish changes what was drawn, on open pages and for whoever comes', async ({
  page,
  studio,
  request,
}) => {
  const before = await studio.liveRelease()
  await page.goto('/')
  await takenOver(page)
  try {
    await studio.edit('messages/en/home', ({ messages }) => {
      Object.assign(messages as object, { 'home.hero.title': 'Another title' })
    })
    await studio.publish('another title')
    await expect(page.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible()
    expect(await (await request.get('/')).text()).toContain('Another title</h1>')
  } finally {
    await studio.giveBack(before)
  }
})

test('a page fetches the fonts of its own letters, not those of the names of languages', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') fonts.push(asked.url())
  })
  await page.goto('/')
  await takenOver(page)
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toEqual([expect.stringMatching(/-latin-wght-/)])
})

test('what shows data is drawn in its own look before any script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/faq')
  await expect(page.locator('main summary').first()).toHaveCSS('display', 'flex')
  await context.close()
})

test('a dialog whose parts did not come opens when it is asked for again', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|did not come|Failed to fetch/)
  const parts = '**/assets/{Dialogs,FormRenderer,mantine}-*'
  await page.route(parts, (route) => route.abort())
  await page.goto('/')
  await takenOver(page)
  const register = page.getByRole('banner').getByRole('button', { name: 'Register' })
  await register.click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(parts)
  await register.click()
  await expect(page.getByRole('dialog', { name: 'Register' }).getByRole('textbox').first()).toBeVisible()
})
