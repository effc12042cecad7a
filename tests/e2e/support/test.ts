import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { Database } from './Database.ts'
import { settingsOf } from './startedPostgres.ts'
import { type RunningSite, startSite } from './startSite.ts'
import { openStudio, type Studio } from './studio.ts'

/** What a browser says of the machine and not of the site: a style sheet that was loaded ahead is used when its page is there. */
const impatience = /was preloaded using link preload but not used within a few seconds/

/** What a browser says of a machine that draws without a graphics card: games read their pictures slowly there. */
const slowGraphics = /GL Driver Message|software WebGL/

/** What a page was asking for of a player by itself as they signed out. */
const late = /status of 401 .*\/api\/(events\?|loyalty\/getnotifications\?|storage\/get\?key=loyalty_)/

/** What a browser says that was asked to load no pictures (playwright.config.ts). */
export const withoutPictures = /image loading is disabled/

type Watch = { faults: string[]; allow(pattern: RegExp): void }

/**
 * Tests of the running site. Each worker has a site of its own; every page is watched, and a test fails for a console
 * error, an uncaught exception or a violation of the content security policy that it did not allow. The service worker comes
 * as it does to a new player; with `underWorker` the page begins under it, as with a player who comes again. No site
 * listens to a feed of sports, but those of `sportsTest.ts` and `scriptedTest.ts`.
 */
export const test = base.extend<
  { underWorker: boolean; watch: Watch },
  { database: Database; site: RunningSite; studio: Studio }
>({
  database: ['pglite', { option: true, scope: 'worker' }],
  site: [
    async ({ database }, use, worker) => {
      const site = await startSite(await settingsOf(database, worker))
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  studio: [async ({ site }, use) => use(await openStudio(site.url)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  underWorker: [false, { option: true }],
  page: async ({ page, underWorker }, use) => {
    if (underWorker) {
      await page.goto('/faq')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    }
    await use(page)
  },
  watch: [
    async ({ context }, use) => {
      const faults: string[] = []
      const allowed = [impatience, late, slowGraphics, withoutPictures]
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      const watchPage = (page: Page) => {
        page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            faults.push(`${message.text()} (${message.location().url})`)
        })
      }
      context.on('page', watchPage)
      await use({ faults, allow: (pattern) => allowed.push(pattern) })
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Once the app has taken over what the server drew; at once where it drew nothing, as of pages of players. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (globalThis as { earlyTap?: unknown }).earlyTap === null ||
      ![...document.scripts].some(({ text }) => text.includes('earlyTap')),
  )
}

/**
 * No accessibility fault that axe can see (WCAG 2.2 A and AA, best practices), named with the elements.
 * @param framesToo false: what frames of others hold is not looked at
 */
export async function expectAccessible(page: Page, { framesToo = true } = {}): Promise<void> {
  // A sheet that still slides in is half transparent, which axe would call poor contrast. What turns for ever is not waited for.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  // Axe gathers frames of other origins in a page of its own, which takes longer than the look itself.
  const hasFrames = framesToo && page.frames().length > 1
  // Of what passes, which is nearly everything, it need not bring every element.
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options({ resultTypes: ['violations'] })
  const { violations } = await (framesToo ? axe : axe.exclude('iframe')).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

let players = 0
/** An e-mail address that no other test uses. */
export function someEmail(): string {
  players += 1
  return `player${process.pid}x${players}@example.com`
}

let phones = 0
/** A mobile number of Latvia that no other test uses: those that begin with 29 are all valid, of those with 23 some are not. */
export function someMobile(): string {
  phones += 1
  return `29${100_000 + phones}`
}
