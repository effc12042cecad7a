import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { type FoundBrowser, findBrowser } from '../../lib/findBrowser.ts'

// Several pages are open at once and take turns, so none may be slowed for being in the background.
const AWAKE = [
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
]

/** Milliseconds; a page that is slowed down takes minutes on a machine that does other things too. */
export const patience = 600_000

/** @param found which one; the one that tests use if left out */
export async function openBrowser(found?: FoundBrowser): Promise<Browser> {
  const { executablePath, args, env } = found ?? (await findBrowser())
  return chromium.launch({
    executablePath,
    args: [...args, ...AWAKE],
    env: { ...definedOnly(process.env), ...env },
  })
}

export interface OpenPage {
  page: Page
  devtools: CDPSession
}

/**
 * Opens an address and fails on whatever the page throws: a broken contender must not look fast.
 * @param slowdown how many times slower the page's processor shall be; 1 is as it is
 */
export async function openPage(browser: Browser, address: string, slowdown: number): Promise<OpenPage> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  page.setDefaultTimeout(patience)
  page.on('pageerror', (error) => {
    throw new Error(`${address}: ${error.message}`, { cause: error })
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address)
  await page.waitForFunction(() => 'bench' in window)
  return { page, devtools }
}

/** Seconds that the page's main thread has been busy: scripts, style, layout and paint. */
export async function busySeconds({ devtools }: OpenPage): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
