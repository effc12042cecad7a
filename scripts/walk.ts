import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from './lib/findBrowser.ts'
import { readSite } from './lib/readSite.ts'
import { startedSite } from './lib/startedSite.ts'
import { lookWithoutScripts, loseTheNetwork } from './walk/lookUnder.ts'
import { type Condition, conditions } from './walk/manners.ts'
import { lookAround, takeWalk, type Words } from './walk/takeWalk.ts'
import { Walker } from './walk/Walker.ts'

// Walks the starter site as a newcomer from the first screen to the first withdrawal, and says what each part took:
//   npm run walk                                           every width, theme and language
//   npm run walk -- --width 360 --theme dark --locale ar   one of them
//   npm run walk -- --url http://localhost:3000 --around   a site that runs, and its other screens too
//   npm run walk -- --under keyboard --under slow          by keyboard alone, on slow 3G; also zoom (200 %), bare (without
//                                                          JavaScript) and offline, which go another way
// The pictures lie in .walk/, for eyes; nothing compares them.

const root = join(import.meta.dirname, '..')
const folder = join(root, '.walk')
const heights: Readonly<Record<string, number>> = { '360': 780, '768': 1024, '1440': 900 }

const { values } = parseArgs({
  options: {
    width: { type: 'string', multiple: true, default: Object.keys(heights) },
    theme: { type: 'string', multiple: true, default: ['dark', 'light'] },
    locale: { type: 'string', multiple: true, default: ['en', 'de', 'ar'] },
    url: { type: 'string' },
    around: { type: 'boolean', default: false },
    under: { type: 'string', multiple: true, default: ['usual'] },
  },
})

const wordsOf = await readWords()
const site = values.url === undefined ? await startedSite() : undefined
const url = (values.url ?? site?.url ?? '').replace(/\/$/, '')
const { executablePath, env, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const under of values.under)
    for (const locale of values.locale)
      for (const theme of values.theme)
        for (const width of values.width) await walk(browser, width, theme, locale, under)
} finally {
  await browser.close()
  await site?.stop()
}
console.log(`The pictures are in ${folder}`)

async function walk(browser: Browser, width: string, theme: string, locale: string, under: string) {
  if (!(under in conditions)) throw new Error(`${under} is none of ${Object.keys(conditions).join(', ')}`)
  const {
    manner,
    zoom = 1,
    network,
    isBare,
    isCutOff,
  }: Condition = conditions[under as keyof typeof conditions]
  const isPhone = Number(width) < 768
  const context = await browser.newContext({
    viewport: { width: Number(width) / zoom, height: (heights[width] ?? 900) / zoom },
    deviceScaleFactor: zoom,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: !isBare,
    locale,
  })
  await context.addCookies([{ name: 'theme', value: theme, url }])
  const name = [width, theme, locale, ...(under === 'usual' ? [] : [under])].join('-')
  const page = await context.newPage()
  if (network) await slowDown(page, network)
  const walker = new Walker(page, folder, name, manner)
  const at = locale === 'en' ? url : `${url}/${locale}`
  try {
    if (isBare) await lookWithoutScripts(walker, at)
    else if (isCutOff) await loseTheNetwork(walker, at, wordsOf(locale))
    else await takeWalk(walker, at, wordsOf(locale))
    if (values.around && !isBare && !isCutOff) await lookAround(walker, at)
  } catch (error) {
    await walker.shoot('stuck')
    console.error(`${name} was stuck: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
  for (const { part, taps, fields, scrolled, keys } of walker.efforts)
    console.log(
      `${name}  ${part}: ${taps} taps, ${fields} fields, ${keys ? `${keys} keys` : `${scrolled} pixels scrolled`}`,
    )
  await context.close()
}

async function slowDown(page: Page, { latency, down, up }: NonNullable<Condition['network']>): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  page.setDefaultTimeout(90_000)
}

/** The words of the starter site, in each language. */
async function readWords(): Promise<(locale: string) => Words> {
  const definitions = (await readSite(join(root, 'schemas/site'))) as {
    kind: string
    locale?: string
    messages?: Record<string, string>
  }[]
  return (locale) => {
    const messages = new Map<string, string>()
    for (const { kind, locale: of, messages: texts } of definitions)
      if (kind === 'messages' && of === locale)
        for (const [key, text] of Object.entries(texts ?? {})) messages.set(key, text)
    return (key) => messages.get(key) ?? key
  }
}
