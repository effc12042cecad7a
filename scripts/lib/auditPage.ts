import { createServer } from 'node:net'
import lighthouse, { desktopConfig } from 'lighthouse'
import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { chromium } from 'playwright'
import { findBrowser } from './findBrowser.ts'

/** @public asked for by the benchmarks, a package of its own */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/**
 * @public asked for by the benchmarks, a package of its own
 * @property scores whole points of 100, by category
 * @property lost the audits that cost points, with what Lighthouse says of them
 * @property machine how fast the machine was then, by Lighthouse's own measure: a phone of the middle range is 150 to 250, a desktop 1,500
 */
export type Audited = {
  scores: Partial<Record<Category, number>>
  lost: { category: Category; audit: string; says: string }[]
  machine: number
}

/** Milliseconds after which a page counts as loaded that never rests, as one whose odds move. */
const maxWaitForLoad = 12_000

// The browser that comes with the project ends a process that draws pages where one begins while features are being recorded.
const recorded = Trace.getDefaultTraceCategories().filter((name) => name !== 'blink.webdx_feature_usage')
Trace.getDefaultTraceCategories = () => recorded

/**
 * What Lighthouse says of a page, in a browser of its own, with nothing kept from before.
 * @throws Error where the page cannot be looked at
 */
export async function auditPage(
  address: string,
  { categories, isDesktop = false }: { categories: readonly Category[]; isDesktop?: boolean },
): Promise<Audited> {
  const { executablePath, args, env } = await findBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    const flags = { port, logLevel: 'silent' as const, onlyCategories: [...categories], maxWaitForLoad }
    const { lhr } = (await lighthouse(address, flags, isDesktop ? desktopConfig : undefined)) ?? {}
    if (!lhr || lhr.runtimeError) throw new Error(`${address}: ${lhr?.runtimeError?.message ?? 'no result'}`)
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round(100 * (lhr.categories[name]?.score ?? 0))]),
      ),
      lost: categories.flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
          const audit = lhr.audits[id]
          if (weight === 0 || !audit || audit.score === null || audit.score === 1) return []
          return [{ category, audit: id, says: audit.displayValue ?? audit.title }]
        }),
      ),
      machine: lhr.environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}

/** A port of loopback that nobody has. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
