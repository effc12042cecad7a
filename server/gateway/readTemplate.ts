import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The built index.html, cut where the gateway writes: the head's tags, the language and the boot data. */
export type Template = {
  head: string
  body: string
  /** Tags that load the form renderer early, for pages that show a form at once. */
  formHead: string
  /** Tags that load the blocks that show data early, for pages that have any, with the style sheets of what is drawn of them. */
  dataHead: string
  /** Tags that load what draws rows of games as soon as nothing else is to be loaded, for pages that have any, with their style sheets. */
  rowHead: string
  /** The same of the game hall. */
  hallHead: string
  /** The same of the sportsbook. */
  sportsHead: string
  /** Tags that load what dialogs hold, forms and data, before anybody opens one, for the app to put in place when it has time. */
  ahead: string
  /** Paths of the fonts, without the first slash. */
  fonts: readonly string[]
}

/** What is read of Vite's manifest. */
type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>

const formRenderer = 'renderers/forms/FormRenderer.tsx'
const dataBlocks = 'renderers/pages/dataBlocks.ts'
const gameRow = 'src/features/gamehall/GameRow.tsx'
const gamehall = 'src/features/gamehall/Gamehall.tsx'
const sportsbook = 'src/features/sportsbook/Sportsbook.tsx'

/**
 * @param dist folder of the built app
 * @throws Error when the app has not been built
 */
export async function readTemplate(dist: string): Promise<Template> {
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new Error(
      `There is no built app in ${dist}. Run "npm run build", or "npm start", which builds what is stale.`,
    )
  })
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => '{}'),
  )
  return {
    ...cutTemplate(html),
    formHead: preloadTags(manifest, [formRenderer]),
    dataHead: preloadTags(manifest, [dataBlocks], 'drawn'),
    rowHead: preloadTags(manifest, [dataBlocks, gameRow], 'low'),
    hallHead: preloadTags(manifest, [gamehall], 'low'),
    sportsHead: preloadTags(manifest, [sportsbook], 'low'),
    ahead: preloadTags(manifest, [formRenderer, dataBlocks], 'ahead'),
    fonts: Object.values(manifest).flatMap(({ assets = [] }) =>
      assets.filter((path) => path.endsWith('.woff2')),
    ),
  }
}

/**
 * The browser would otherwise learn of a lazy chunk only once the app runs, one round trip later.
 * @param priority low: after all that the first screen needs; drawn: the document shows it before it runs; of both the style sheets
 * hold at once, since the first row of games is drawn, too; ahead: kept for later, and asked for again where it did not come, which a module never is
 */
export function preloadTags(
  manifest: Manifest,
  sources: readonly string[],
  priority?: 'low' | 'drawn' | 'ahead',
): string {
  const chunks = new Set<Manifest[string]>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  const late = priority === 'low' ? ' fetchpriority="low"' : ''
  const rel = priority === 'ahead' ? 'rel="prefetch" as="script"' : 'rel="modulepreload"'
  const sheetTag = (sheet: string) =>
    priority === 'drawn' || priority === 'low'
      ? `<link rel="stylesheet" crossorigin href="/${sheet}">`
      : `<link rel="preload" as="style" crossorigin href="/${sheet}">`
  return [...chunks]
    .filter(({ isEntry }) => !isEntry)
    .flatMap(({ file, css = [] }) => [
      `<link ${rel}${late} crossorigin href="/${file}">`,
      // Browsers warn of style sheets that were preloaded and that nobody used after a while.
      ...(priority === 'ahead' ? [] : css.map(sheetTag)),
    ])
    .join('')
}

/** @throws Error when the document is not shaped as expected */
export function cutTemplate(html: string): Pick<Template, 'head' | 'body'> {
  const found = /<head>(?<head>[\s\S]*)<\/head>\s*<body>(?<body>[\s\S]*)<\/body>/.exec(html)
  if (!found?.groups?.head || !found.groups.body) throw new Error('index.html has no head and body.')
  return { head: found.groups.head.trim(), body: found.groups.body.trim() }
}
