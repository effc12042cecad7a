import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findChunk, readManifest, staticClosure, withoutLoaded } from '../../lib/staticClosure.ts'
import type { Aim, Benchmark } from '../lib/Benchmark.ts'
import { buildPage } from '../lib/buildPage.ts'
import { CACHE, ROOT } from '../lib/paths.ts'
import { figure } from '../lib/statistics.ts'

const DIST = join(ROOT, 'dist')

export const bytes: Benchmark = {
  name: 'f-bytes',
  title: 'Bytes, gzip',
  method:
    'Sizes of the built files in kB (1,000 bytes), gzip at level 9, each file by itself as it travels. *Home* is ' +
    'all that the first screen must load before it can run; *form*, *game hall* and *page of a game* are ' +
    'what these add. The peers are ' +
    'the pages of the benchmark above, whole: React with everything that a form of theirs needs.',
  async run({ log }) {
    build()
    const manifest = readManifest(DIST)
    const home = staticClosure(manifest, findChunk(manifest, 'index.html'))
    const form = withoutLoaded(
      staticClosure(manifest, findChunk(manifest, 'renderers/forms/FormRenderer.tsx')),
      home,
    )
    const parts = [
      ['game hall', 'gamehall/Gamehall.tsx'],
      ['page of a game', 'game/GameFrame.tsx'],
    ] as const
    log('bundling the peers')
    await buildPage('reactAlone', 'f-bytes/reactAlone.tsx')
    const peers: [string, string][] = [
      ['react-hook-form + Mantine, whole page', 'hookForm'],
      ['`@rjsf/mantine` + ajv8, whole page', 'rjsf'],
      ['JSON Forms, vanilla renderers, whole page', 'jsonForms'],
    ]
    for (const [, page] of peers) await buildPage(page, `pages/contenders/${page}.tsx`)

    const react = await pageSize('reactAlone')
    const homeJs = await sizeOf(DIST, home.js)
    const homeCss = await sizeOf(DIST, home.css)
    const formJs = await sizeOf(DIST, form.js)
    const formCss = await sizeOf(DIST, form.css)
    const rows = [
      ['React alone', figure(react.js), '1×', '–'],
      ['**Croupier**, home', figure(homeJs), `${figure(homeJs / react.js)}×`, figure(homeCss)],
      ['**Croupier**, form added', figure(formJs), `${figure(formJs / react.js)}×`, figure(formCss)],
    ]
    for (const [name, file] of parts) {
      const part = withoutLoaded(staticClosure(manifest, findChunk(manifest, `src/features/${file}`)), home)
      const js = await sizeOf(DIST, part.js)
      const css = figure(await sizeOf(DIST, part.css))
      rows.push([`**Croupier**, ${name} added`, figure(js), `${figure(js / react.js)}×`, css])
    }
    for (const [name, page] of peers) {
      const { js, css } = await pageSize(page)
      rows.push([name, figure(js), `${figure(js / react.js)}×`, figure(css)])
    }
    const pure = await firstScreenIsPure()
    const aims: Aim[] = [
      limit('home, JavaScript', homeJs, 120),
      limit('home, CSS', homeCss, 12),
      limit('form, JavaScript (try for 100)', formJs, 130),
      { aim: 'no byte of RJSF or Ajv in home', measured: pure ? 'none' : 'found', met: pure },
    ]
    return {
      tables: [{ caption: 'Sizes', columns: ['what', 'JavaScript, kB', '× React', 'CSS, kB'], rows }],
      aims,
      raw: { react, homeJs, homeCss, formJs, formCss, home, form },
    }
  },
}

/** A build that is stale would tell of yesterday. */
function build(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed')
}

async function sizeOf(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

async function pageSize(page: string): Promise<{ js: number; css: number }> {
  const folder = join(CACHE, 'pages', page, 'assets')
  const names = await readdir(folder)
  return {
    js: await sizeOf(
      folder,
      names.filter((name) => name.endsWith('.js')),
    ),
    css: await sizeOf(
      folder,
      names.filter((name) => name.endsWith('.css')),
    ),
  }
}

/** The same look into source maps that `npm run check` takes. */
async function firstScreenIsPure(): Promise<boolean> {
  const script = join(ROOT, 'scripts/checkFirstScreen.ts')
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status === 0
}

function limit(what: string, size: number, most: number): Aim {
  return { aim: `≤ ${most} kB: ${what}`, measured: `${figure(size)} kB`, met: size <= most }
}
