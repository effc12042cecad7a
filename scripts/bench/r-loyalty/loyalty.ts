import type { Browser, BrowserContext, Page } from 'playwright-core'
import { person } from '../../../tests/fixtures/players/completeProfile.ts'
import type { Benchmark, Outcome } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { busySeconds, openBrowser, patience } from '../lib/openBrowser.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import { watchMotion } from './watchMotion.ts'

const slowdown = 4
/** ms of a look at what moves by itself, and between two presses. */
const look = 4000
const pause = 400
/** ms of a task that nobody notices. */
const LONG = 50
/** Times the busy time of the page on which nothing moves. */
const MOST = 1.5
/** Levels of the programme beyond the one that is shown first. */
const steps = 4

/** On a page where things move, and on the same where they do not. */
const sides = ['moving', 'still'] as const
type Side = (typeof sides)[number]
const deeds = ['looked at', 'travelled'] as const
type Deed = (typeof deeds)[number]

/** @property longest ms of the longest task, 0 where none took more than 50 @property busy ms a second */
type Figures = { longest: number; busy: number }
type Rounds = Record<Deed, Record<Side, Figures[]>>

export const loyalty: Benchmark = {
  name: 'r-loyalty',
  title: 'Characters and the map of levels',
  method:
    `The real server (\`npm start\`, embedded database), and the page of a player with a character, 412 × 823 px, with a processor ${slowdown} times slower than ` +
    `it is: looked at for ${look / 1000} s while the character breathes and looks about, then the map travelled ${steps} levels on and back by its buttons. Beside it the ` +
    'same page of somebody who wants no motion, in turns. Counted are tasks of more than 50 ms, what the main thread was busy with, and which properties ' +
    'animations change. Without a graphics card the processor paints.',
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path)
    const browser = await openBrowser()
    const rounds: Rounds = {
      'looked at': { moving: [], still: [] },
      travelled: { moving: [], still: [] },
    }
    const moved = new Set<string>()
    try {
      const state = await openAccount(browser, server.address)
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        log(`round ${round + 1}`)
        for (const side of sides) {
          const found = await visit(browser, server.address, state, side)
          for (const deed of deeds) rounds[deed][side].push(found[deed])
          for (const property of found.moved) moved.add(property)
        }
      }
    } finally {
      await browser.close()
      await server.stop()
      await data.remove()
    }
    return outcomeOf(rounds, [...moved].sort())
  },
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A player who has chosen a character. */
async function openAccount(browser: Browser, site: string): Promise<State> {
  const context = await browser.newContext({ baseURL: site })
  const call = async (operation: string, form: Record<string, string>, more = '') => {
    const answer = await context.request.post(`/api/${operation}?version=1&locale=en${more}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form,
    })
    if (!answer.ok()) throw new Error(`${operation} was answered ${answer.status()}: ${await answer.text()}`)
  }
  const email = 'bench@example.com'
  const own = { login: email, email, password: 'Secret-77', currency: 'EUR', country_code: 'LV' }
  await call('auth/register', { ...own, terms: '1', is_betting: '0', ...person }, '&form=registration-fast')
  await call('loyalty/setcharacter', { id: '1' })
  const state = await context.storageState()
  await context.close()
  return state
}

async function visit(
  browser: Browser,
  site: string,
  storageState: State,
  side: Side,
): Promise<Record<Deed, Figures> & { moved: string[] }> {
  const context = await browser.newContext({
    ...{ baseURL: site, storageState, viewport: { width: 412, height: 823 } },
    reducedMotion: side === 'still' ? 'reduce' : 'no-preference',
  })
  context.setDefaultTimeout(patience)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchMotion)
    await page.goto('/loyalty')
    const main = page.getByRole('main')
    await main.locator('[data-figure]').first().waitFor()
    await main.getByRole('button', { name: 'Next level' }).first().waitFor()
    // What the app does when it has time is done before.
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(pause)
    const measure = async (work: () => Promise<void>): Promise<Figures> => {
      await page.evaluate(() => window.takeTasks())
      const [began, busy] = [performance.now(), await busySeconds({ page, devtools })]
      await work()
      const seconds = (performance.now() - began) / 1000
      const more = (await busySeconds({ page, devtools })) - busy
      const tasks = await page.evaluate(() => window.takeTasks())
      return { longest: Math.max(0, ...tasks), busy: (1000 * more) / seconds }
    }
    const figures = {
      'looked at': await measure(() => page.waitForTimeout(look)),
      travelled: await measure(() => travel(page)),
    }
    const moved: string[] = []
    await travel(page, async () => {
      moved.push(...(await page.evaluate(() => window.movedNow())))
    })
    return { ...figures, moved }
  } finally {
    await context.close()
  }
}

async function travel(page: Page, underWay = async () => {}): Promise<void> {
  for (const name of ['Next level', 'Previous level'])
    for (let step = 0; step < steps; step += 1) {
      await page.getByRole('main').getByRole('button', { name }).first().click()
      await underWay()
      await page.waitForTimeout(pause)
    }
}

function outcomeOf(rounds: Rounds, moved: readonly string[]): Outcome {
  const of = (deed: Deed, side: Side, what: 'longest' | 'busy') => rounds[deed][side].map((one) => one[what])
  const allowed = ['transform', 'opacity']
  return {
    tables: [
      {
        caption: `The page of a player, processor ${slowdown}× slower`,
        columns: ['page', 'busy, ms a second', '× without motion', 'longest task over 50 ms'],
        rows: deeds.flatMap((deed) =>
          (['still', 'moving'] as const).map((side) => [
            side === 'moving' ? `**Croupier**, ${deed}` : `without motion, ${deed}`,
            shown(spread(of(deed, side, 'busy'))),
            times(ratio(of(deed, side, 'busy'), of(deed, 'still', 'busy'))),
            shown(spread(of(deed, side, 'longest'))),
          ]),
        ),
      },
    ],
    aims: [
      ...deeds.map((deed) => {
        const longest = median(of(deed, 'moving', 'longest'))
        return {
          aim: `no task over ${LONG} ms, ${deed}`,
          measured: longest === 0 ? 'none' : `${figure(longest)} ms`,
          met: longest <= LONG,
        }
      }),
      {
        aim: `busy while it travels ≤ ${MOST}× without motion`,
        measured: times(ratio(of('travelled', 'moving', 'busy'), of('travelled', 'still', 'busy'))),
        met: median(of('travelled', 'moving', 'busy')) <= MOST * median(of('travelled', 'still', 'busy')),
      },
      {
        aim: 'nothing moves but transform and opacity',
        measured: moved.join(', ') || 'nothing',
        met: moved.length > 0 && moved.every((one) => allowed.includes(one)),
      },
    ],
    raw: rounds,
  }
}
