import type { Page } from 'playwright-core'

/** What became of the page while something was done in it. */
export type Watched = {
  /** Pictures that were due, one each 16.7 ms, and were not drawn. */
  dropped: number
  /** ms of the longest time without a new picture. */
  still: number
  /** ms of the longest task of the main thread: until its end, and in which it had a processor. */
  longest: number
  worked: number
}

/** ms between two pictures of a screen that shows sixty a second. */
const frame = 1000 / 60

type Task = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** Does something in a page, and counts what is drawn and how long its main thread works at once meanwhile. */
export async function watchFrames(page: Page, deed: () => Promise<void>): Promise<Watched> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await page.evaluate(() => {
    window.frames60 = []
    const draw = (at: number) => {
      window.frames60?.push(at)
      if (window.frames60) requestAnimationFrame(draw)
    }
    requestAnimationFrame(draw)
  })
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await deed()
  const traced = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Task[] }
  const drawn = await page.evaluate(() => {
    const drawn = window.frames60 ?? []
    window.frames60 = undefined
    return drawn
  })
  const gaps = drawn.slice(1).map((at, before) => at - (drawn[before] ?? at))
  return {
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0),
    still: Math.max(...gaps),
    ...longestTask(traced.traceEvents),
  }
}

function longestTask(events: readonly Task[]): Pick<Watched, 'longest' | 'worked'> {
  const isMain = ({ name, args }: Task) => name === 'thread_name' && args.name === 'CrRendererMain'
  const threads = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
  return {
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    worked: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  }
}

declare global {
  interface Window {
    frames60: number[] | undefined
  }
}
