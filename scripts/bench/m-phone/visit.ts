import type { Browser, Page } from 'playwright-core'
import { patience } from '../lib/openBrowser.ts'
import { type Measured, watchPage } from './watchPage.ts'

/** Slow 4G as Lighthouse has it: ms for a way and back, bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
export const slowdown = 4

/** As phones call themselves, by which the server knows them: the first screen is drawn for one. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'

/** ms of the look at a first screen once it is loaded: what the app does when it has time is part of it. */
const look = 4000

/**
 * What Lighthouse weighs of a first screen: ms of the first and the largest paint, and that tasks blocked it; shift.
 * @property touch ms from a touch of its first button to the picture that answers it
 */
export type FirstScreen = Pick<Measured, 'fcp' | 'lcp' | 'blocked' | 'frames' | 'cls'> & { touch: number }

export type Visit = {
  lcp: number
  /** ms until the first cover of a game, or until the game itself could be played; NaN where there is none. */
  first: number
  /** ms that the bytes take which had come by then, over this line, with a way and back for the document and one for what it names. */
  line: number
  cls: number
  /** ms of the slowest of the touches; NaN where there was none. */
  interaction: number
  /** kB of scripts. */
  js: number
}

/** What a visitor does on a page once it is there, by real touches. */
export type Deed = (page: Page) => Promise<void>

export const phoneScreen = {
  viewport: { width: 412, height: 823 },
  userAgent,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

async function openPhone(browser: Browser, isEased = false) {
  const context = await browser.newContext(phoneScreen)
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (!isEased) {
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  return { context, page, devtools }
}

/**
 * Opens an address as somebody with a phone does who was never here.
 * @property isPlayed the page is that of a game
 * @property isEased neither processor nor network are slowed down, to see that all works
 */
export async function visit(
  browser: Browser,
  address: string,
  { deed, isPlayed = false, isEased = false }: { deed: Deed; isPlayed?: boolean; isEased?: boolean },
): Promise<Visit> {
  const { context, page, devtools } = await openPhone(browser, isEased)
  try {
    let js = 0
    const came: { at: number; bytes: number }[] = []
    const scripts = new Set<string>()
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) js += encodedDataLength / 1000
      came.push({ at: performance.now(), bytes: encodedDataLength })
    })
    await page.addInitScript(watchPage)
    const began = performance.now()
    await page.goto(address, { waitUntil: 'load' })
    if (isPlayed) await isReady(page)
    else await page.waitForFunction(() => window.measured.cover > 0)
    const played = performance.now() - began
    // Shifts and paints that come late are seen too.
    await page.waitForTimeout(1000)
    const { lcp, cover, cls } = await page.evaluate(() => window.measured)
    await deed(page)
    // Entries of the last touch come with the frame after it.
    await page.waitForTimeout(500)
    const touched = Object.values(await page.evaluate(() => window.measured.interactions))
    return {
      ...{ lcp, cls, js },
      first: isPlayed ? played : cover,
      line: lineTime(came.filter(({ at }) => at - began <= (isPlayed ? played : cover))),
      interaction: touched.length > 0 ? Math.max(...touched) : Number.NaN,
    }
  } finally {
    await context.close()
  }
}

function lineTime(came: readonly { bytes: number }[]): number {
  const bytes = came.reduce((all, one) => all + one.bytes, 0)
  return 2 * line.latency + (1000 * bytes) / line.downloadThroughput
}

/** Opens an address, touches nothing for a while, and then its first button, or the page where it has none. @param isEased as of `visit` */
export async function watchFirstScreen(
  browser: Browser,
  address: string,
  isEased = false,
): Promise<FirstScreen> {
  const { context, page } = await openPhone(browser, isEased)
  try {
    await page.addInitScript(watchPage)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(isEased ? look / 4 : look)
    const { fcp, lcp, blocked, frames, cls } = await page.evaluate(() => window.measured)
    // The menu, or in registration what shows the password; the document of registration alone has none.
    const button = page.getByRole('button').first()
    await ((await button.isVisible()) ? button : page.locator('body')).tap()
    // Entries of a touch come with the frame after it.
    await page.waitForTimeout(700)
    const touches = Object.values(await page.evaluate(() => window.measured.interactions))
    // Faster than the browser tells is 16 ms at most.
    return { fcp, lcp, blocked, frames, cls, touch: Math.max(16, ...touches) }
  } finally {
    await context.close()
  }
}

/** Comes to home and touches the first game as soon as it is there. @returns seconds until it can be played */
export async function playAtOnce(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    const began = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('main a[href*="/game/"]').first().tap()
    await isReady(page)
    return (performance.now() - began) / 1000
  } finally {
    await context.close()
  }
}

/** The frame of the game has drawn its first picture. */
async function isReady(page: Page): Promise<void> {
  await page.locator('main iframe[data-ready]').waitFor({ state: 'attached' })
}
