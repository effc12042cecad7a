import type { Browser, BrowserContext } from 'playwright-core'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { openBrowser, patience } from '../lib/openBrowser.ts'
import { ROOT } from '../lib/paths.ts'
import { type Staff, signInStaff, staffSettings } from '../lib/signInStaff.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, shown, spread } from '../lib/statistics.ts'
import { deeds } from './deeds.ts'
import { longForm, saveLongForm } from './longForm.ts'
import { type Watched, watchFrames } from './watchFrames.ts'

/** Milliseconds until the studio can be used. */
const mostUntilScreen = 2000
/** Lighthouse's line of a desktop: ms there and back, bytes a second. */
const line = { offline: false, latency: 40, downloadThroughput: 1_310_720, uploadThroughput: 1_310_720 }
const slowdowns = [1, 4] as const

type Screen = { slowdown: number; cold: number[]; warm: number[] }
type Edited = Map<string, Watched[]>

export const studio: Benchmark = {
  name: 'p-studio',
  title: 'The studio',
  method:
    'The real server (`npm start`, embedded database), an administrator who is signed in, a window of 1440 × 900. The *first screen* is timed from the ' +
    'address until the tree of definitions is there and a key in its filter narrows it, over 10 Mbit/s with 40 ms there and back (as Lighthouse has a ' +
    'desktop), with nothing kept from before and once more with what the browser has kept. A form of 500 fields is edited by real keys and clicks: *dropped* ' +
    'are the pictures of a screen with sixty a second that were due and not drawn, until a second after the form stands there as it was changed; the *longest task* is ' +
    'that of the main thread in the processor’s time, which others who work beside it do not lengthen. No slowdown there: DevTools slows ' +
    'a processor down by stopping it for longer than a frame, so that even a bare text box drops some.',
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path, undefined, staffSettings)
    const browser = await openBrowser()
    const screens: Screen[] = []
    const edited: Edited = new Map()
    try {
      const staff = await signInStaff(server.address)
      await saveLongForm(staff, 500)
      for (const slowdown of quick ? [1] : slowdowns) {
        log(`first screen, processor ${slowdown}× slower`)
        screens.push(await openScreens(browser, server.address, staff, slowdown, quick ? 1 : 7))
      }
      for (let round = 0; round < (quick ? 1 : 5); round += 1) {
        log(`form of 500 fields, round ${round + 1}`)
        await edit(browser, server.address, staff, edited)
      }
    } finally {
      await browser.close()
      await server.stop()
      await data.remove()
    }
    return {
      tables: [screenTable(screens), editTable(edited)],
      aims: [...screens.flatMap(screenAims), ...editAims(edited)],
      raw: { screens, edited: Object.fromEntries(edited) },
    }
  },
}

async function enter(browser: Browser, site: string, { cookie }: Staff): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(patience)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: site }])
  return context
}

async function openScreens(
  browser: Browser,
  site: string,
  staff: Staff,
  slowdown: number,
  rounds: number,
): Promise<Screen> {
  const screen: Screen = { slowdown, cold: [], warm: [] }
  for (let round = 0; round < rounds; round += 1) {
    const context = await enter(browser, site, staff)
    try {
      for (const times of [screen.cold, screen.warm]) {
        const page = await context.newPage()
        const devtools = await context.newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', line)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        const began = performance.now()
        await page.goto(`${site}/studio`, { waitUntil: 'commit' })
        await page.getByRole('textbox', { name: 'Filter definitions' }).pressSequentially('feedback')
        await page.getByRole('treeitem', { name: 'feedback' }).first().waitFor()
        times.push(performance.now() - began)
        await page.close()
      }
    } finally {
      await context.close()
    }
  }
  return screen
}

async function edit(browser: Browser, site: string, staff: Staff, edited: Edited): Promise<void> {
  const context = await enter(browser, site, staff)
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    await page.goto(`${site}/studio/definitions/${longForm}`)
    await page.locator('.preview form').waitFor()
    await page.waitForTimeout(1000)
    for (const { name, ready } of deeds) {
      const watched = await watchFrames(page, await ready(page))
      edited.set(name, [...(edited.get(name) ?? []), watched])
    }
  } finally {
    await context.close()
  }
}

function screenTable(screens: readonly Screen[]): Table {
  return {
    caption: 'First screen',
    columns: ['processor', 'nothing kept, ms', 'kept, ms'],
    rows: screens.map(({ slowdown, cold, warm }) => [
      `${slowdown}× slower`,
      shown(spread(cold)),
      shown(spread(warm)),
    ]),
  }
}

const screenAims = ({ slowdown, cold, warm }: Screen): Aim[] =>
  [
    { name: 'nothing kept', times: cold },
    { name: 'kept', times: warm },
  ].map(({ name, times }) => ({
    aim: `≤ ${mostUntilScreen} ms until the first screen, ${name}, processor ${slowdown}× slower`,
    measured: `${figure(median(times))} ms`,
    met: median(times) <= mostUntilScreen,
  }))

function editTable(edited: Edited): Table {
  return {
    caption: 'A form of 500 fields',
    columns: ['what is done', 'pictures dropped', 'longest without a picture, ms', 'longest task, ms'],
    rows: [...edited].map(([name, watched]) => [
      name,
      shown(spread(watched.map(({ dropped }) => dropped))),
      shown(spread(watched.map(({ still }) => still))),
      shown(spread(watched.map(({ worked }) => worked))),
    ]),
  }
}

const editAims = (edited: Edited): Aim[] =>
  [...edited]
    .filter(([name]) => !name.endsWith('for comparison'))
    .map(([name, watched]) => {
      const dropped = median(watched.map((one) => one.dropped))
      return { aim: `no picture dropped, ${name}`, measured: figure(dropped), met: dropped === 0 }
    })
