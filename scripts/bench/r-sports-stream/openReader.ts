import type { Browser } from 'playwright-core'
import { patience } from '../lib/openBrowser.ts'

/** A page that follows a match and draws it. @param page where it is served @param stream that it follows */
export async function openReader(browser: Browser, page: string, stream: string, match: string) {
  const reader = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  reader.setDefaultTimeout(patience)
  reader.on('pageerror', (error) => {
    throw new Error(`the page of a match: ${error.message}`, { cause: error })
  })
  await reader.goto(page)
  await reader.waitForFunction(() => 'follow' in window)
  await reader.evaluate(([address, id]) => window.follow(address, id), [stream, match] as const)
  await reader.waitForFunction(() => window.late.length > 1)
  return {
    /** Begins to count. */
    forget: () =>
      reader.evaluate(() => {
        window.late = []
      }),
    late: () => reader.evaluate(() => window.late),
    close: () => reader.close(),
  }
}
