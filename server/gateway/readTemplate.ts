import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The built index.html, cut where the gateway writes: the head's tags, the language and the boot data. */
export type Template = {
  head: string
  body: string
  /** Tags that load the form renderer early, for pages that show a form at once. */
  formHead: string
  /** Tags that load the blocks that show data early, for pages that have any. */
  dataHead: string
}

/** What is read of Vite's manifest. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

const formRenderer = 'renderers/forms/FormRenderer.tsx'
const dataBlocks = 'renderers/pages/dataBlocks.ts'

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
    formHead: preloadTags(manifest, formRenderer),
    dataHead: preloadTags(manifest, dataBlocks),
  }
}

/** The browser would otherwise learn of a lazy chunk only once the app runs, one round trip later. */
export function preloadTags(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) return ''
  const chunks = [chunk, ...(chunk.imports ?? []).flatMap((name) => manifest[name] ?? [])]
  return chunks
    .filter(({ isEntry }) => !isEntry)
    .flatMap(({ file, css = [] }) => [
      `<link rel="modulepreload" crossorigin href="/${file}">`,
      ...css.map((sheet) => `<link rel="preload" as="style" crossorigin href="/${sheet}">`),
    ])
    .join('')
}

/** @throws Error when the document is not shaped as expected */
export function cutTemplate(html: string): Pick<Template, 'head' | 'body'> {
  const found = /<head>(?<head>[\s\S]*)<\/head>\s*<body>(?<body>[\s\S]*)<\/body>/.exec(html)
  if (!found?.groups?.head || !found.groups.body) throw new Error('index.html has no head and body.')
  return { head: found.groups.head.trim(), body: found.groups.body.trim() }
}
