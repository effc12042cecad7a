import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { busySeconds, patience } from '../lib/openBrowser.ts'
import { watchMotion } from './watchMotion.ts'
import { type Task, watchTasks } from './watchTasks.ts'

/** ms of a look at what moves by itself, between two presses, and until what a press opened is all there. */
const look = 3000
const pause = 400
const opened = 1500
/** Levels of the programme beyond the one that is shown first. */
const steps = 4

export const screen = { width: 412, height: 823 }
type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** What is done on the screens of loyalty while one uses them. */
export const deeds = [
  'told of a notice',
  'looked at',
  'travelled',
  'scrolled',
  'a quest opened',
  'the shop opened',
  'the shop scrolled',
  'a product opened',
] as const
export type Deed = (typeof deeds)[number]

/** @property busy ms a second */
export type Done = { tasks: Task[]; busy: number }
export type Visit = { done: Record<Deed, Done>; moved: string[] }

/** A new player with a character opens the page, and uses it by the mouse alone. */
export async function visit(
  browser: Browser,
  site: string,
  { state, isStill }: { state: State; isStill: boolean },
): Promise<Visit> {
  return withPage(browser, { baseURL: site, storageState: state, isStill }, async (page, measure) => {
    await page.goto('/loyalty')
    const main = page.getByRole('main')
    await main.locator('[data-figure]').first().waitFor()
    const next = main.getByRole('button', { name: 'Next level' }).first()
    await next.waitFor()
    // What the app does when it has time is done before.
    await page.waitForLoadState('networkidle')
    const title = await placeOf(page, main.getByRole('heading', { level: 1 }))
    // The first touch, from which on players are told what there is: that they have come.
    const told = await measure(async () => {
      await press(page, title)
      await page.waitForTimeout(opened)
    })
    const looked = await measure(() => page.waitForTimeout(look))
    const ways = [
      await placeOf(page, next),
      await placeOf(page, main.getByRole('button', { name: 'Previous level' })),
    ]
    const travelled = await measure(() => travel(page, ways))
    const moved: string[] = []
    await travel(page, ways, async () => {
      moved.push(...(await page.evaluate(() => window.movedNow())))
    })
    const scrolled = await measure(() => scroll(page))
    const open = async (what: Locator) => {
      const place = await placeOf(page, what)
      return measure(async () => {
        await press(page, place)
        await page.waitForTimeout(opened)
      })
    }
    const quest = await open(main.locator('section section').getByRole('button', { name: 'Details' }))
    await page.keyboard.press('Escape')
    const shop = await open(main.getByRole('link', { name: 'Shop', exact: true }))
    const shelf = await measure(() => scroll(page))
    const product = await open(main.locator('section section').getByRole('button', { name: 'Details' }))
    await page.getByRole('dialog').waitFor()
    return {
      done: {
        'told of a notice': told,
        'looked at': looked,
        travelled,
        scrolled,
        'a quest opened': quest,
        'the shop opened': shop,
        'the shop scrolled': shelf,
        'a product opened': product,
      },
      moved,
    }
  })
}

/** A page of words of the same site, where nothing is done but what any page does: the yardstick of presses, looks and scrolls. */
export async function visitWords(
  browser: Browser,
  site: string,
): Promise<Record<'pressed' | 'looked at' | 'scrolled', Done>> {
  return withPage(browser, { baseURL: site, isStill: false }, async (page, measure) => {
    await page.goto('/faq')
    await page.waitForLoadState('networkidle')
    const title = await placeOf(page, page.getByRole('heading', { level: 1 }))
    return {
      pressed: await measure(async () => {
        await press(page, title)
        await page.waitForTimeout(opened)
      }),
      'looked at': await measure(() => page.waitForTimeout(look)),
      scrolled: await measure(() => scroll(page)),
    }
  })
}

/** Opens an address as a visitor does, from nothing. */
export async function arrive(browser: Browser, address: string): Promise<Task[]> {
  return withPage(browser, { isStill: false }, async (page) =>
    watchTasks(
      page,
      async () => {
        await page.goto(address)
        await page.waitForTimeout(look)
      },
      { isOpened: true },
    ),
  )
}

type Measure = (work: () => Promise<unknown>) => Promise<Done>

async function withPage<T>(
  browser: Browser,
  { isStill, ...options }: { baseURL?: string; storageState?: State; isStill: boolean },
  use: (page: Page, measure: Measure) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...options,
    viewport: screen,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  })
  context.setDefaultTimeout(patience)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchMotion)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    const measure: Measure = async (work) => {
      await page.waitForTimeout(pause)
      const [began, busy] = [performance.now(), await busySeconds({ page, devtools })]
      const tasks = await watchTasks(page, work)
      const seconds = (performance.now() - began) / 1000
      return { tasks, busy: (1000 * ((await busySeconds({ page, devtools })) - busy)) / seconds }
    }
    return await use(page, measure)
  } finally {
    await context.close()
  }
}

type Place = { x: number; y: number }

/** Where something stands once it was scrolled to the middle of the screen. */
async function placeOf(page: Page, what: Locator): Promise<Place> {
  await what.first().evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(pause)
  const box = await what.first().boundingBox()
  if (!box) throw new Error(`${what} is not seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function press(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
}

async function travel(page: Page, ways: readonly Place[], underWay = async () => {}): Promise<void> {
  for (const way of ways)
    for (let step = 0; step < steps; step += 1) {
      await press(page, way)
      await underWay()
      await page.waitForTimeout(pause)
    }
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(screen.width / 2, screen.height / 2)
  for (const way of [1, -1])
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, way * 250)
      await page.waitForTimeout(pause / 2)
    }
}
