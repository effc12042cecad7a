import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium as playwrightChromium } from 'playwright'

/** How to launch Chromium: `env` holds only what must be added to the environment. */
export interface FoundBrowser {
  executablePath: string
  env: Record<string, string>
  args: string[]
}

// `--no-sandbox` because containers run as root; the rest keeps the browser off the network and the GPU.
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, an installed one, else the one that the
 * `@sparticuz/chromium` package carries, unpacked once into `.cache/`.
 * @throws when `CHROMIUM_PATH` names no file, or no browser can be had at all.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
    return { executablePath: named, env: {}, args: ARGS }
  }
  const installed = [playwrightChromium.executablePath(), ...INSTALLED].find((path) => existsSync(path))
  if (installed) return { executablePath: installed, env: {}, args: ARGS }
  return unpackBrowser()
}

/**
 * The browser that comes with the project, and beside it one that is named by `CHROMIUM_PATH` or installed, where there is one.
 * @public asked for by the benchmarks, a package of its own
 */
export async function findBrowsers(): Promise<{ name: string; browser: FoundBrowser }[]> {
  const packaged = { name: 'packaged', browser: await unpackBrowser() }
  const other = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path))
  if (!other) return [packaged]
  return [packaged, { name: 'installed', browser: { executablePath: other, env: {}, args: ARGS } }]
}

async function unpackBrowser(): Promise<FoundBrowser> {
  const require = createRequire(import.meta.url)
  const packageRoot = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'))
  const home = join(import.meta.dirname, '../../.cache', `chromium-${version}`)
  if (!existsSync(home)) await unpackInto(home)
  return { executablePath: join(home, 'chromium'), env: libraryEnvironment(home), args: ARGS }
}

/** Unpacks beside the goal and renames, so that two runs at once never see half a browser. */
async function unpackInto(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true })
  const draft = await mkdtemp(`${home}.`)
  const before = { ...process.env }
  // The package unpacks into the temporary folder, and its system libraries only where it believes
  // to run on AWS; it also edits the environment, which is put back below.
  process.env.TMPDIR = draft
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await writeFile(join(draft, 'fonts.conf'), fontsConfiguration(home))
    await rename(draft, home)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(home)) throw new Error('no Chromium found; set CHROMIUM_PATH', { cause: error })
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

function libraryEnvironment(home: string): Record<string, string> {
  const inherited = process.env.LD_LIBRARY_PATH
  const libraries = [join(home, 'al2023', 'lib'), ...(inherited ? [inherited] : [])]
  return { LD_LIBRARY_PATH: libraries.join(delimiter), FONTCONFIG_FILE: join(home, 'fonts.conf') }
}

// The package's own configuration names folders of its first home, so it would find no font here.
function fontsConfiguration(home: string): string {
  const folders = [join(home, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${join(home, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')
}
