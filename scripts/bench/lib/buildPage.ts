import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { BENCH, CACHE, ROOT } from './paths.ts'

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean }>

/**
 * Bundles one page for production into `.cache/bench/pages/<name>/`, with an HTML file that loads it.
 * @param source within `scripts/bench`
 * @param asProduct bundle with the product's own configuration of Vite, as its form chunk is
 */
export async function buildPage(name: string, source: string, asProduct = false): Promise<void> {
  // Another NODE_ENV would bundle React's development build.
  process.env.NODE_ENV = 'production'
  const outDir = join(CACHE, 'pages', name)
  const entry = join(BENCH, source)
  const product: InlineConfig = { configFile: join(ROOT, 'vite.config.ts') }
  const stock: InlineConfig = { configFile: false, plugins: [react()] }
  await build({
    ...(asProduct ? product : stock),
    root: ROOT,
    base: './',
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rollupOptions: { input: entry },
    },
  })
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
  const chunk = manifest[relative(ROOT, entry)]
  if (!chunk) throw new Error(`the build of ${source} has no entry`)
  const styles = (chunk.css ?? []).map((file) => `<link rel="stylesheet" href="./${file}">`).join('')
  await writeFile(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en" data-mantine-color-scheme="light"><head><meta charset="utf-8"><title>${name}</title>${styles}</head>` +
      `<body><main id="root"></main><script type="module" src="./${chunk.file}"></script></body></html>\n`,
  )
}
