import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './lib/compressFolder.ts'
import { hashInputs } from './lib/hashInputs.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const STAMP = join(DIST, '.stamp')

/** All that the browser bundle is made of; a change in any of these makes `dist/` stale. */
const INPUTS = [
  'src',
  'renderers',
  'generated',
  'schemas/rules',
  'schemas/runtime',
  'schemas/grammar',
  'index.html',
  'vite.config.ts',
  'postcss.config.cjs',
  'package.json',
  'package-lock.json',
]

/** Whether `dist/` was built from other inputs than those on disk, or not at all. */
export async function isBuildStale(): Promise<boolean> {
  return (await readStamp()) !== (await hashInputs(ROOT, INPUTS))
}

/** Builds the browser's assets into `dist/`, compressed ahead and with the source maps put aside. */
async function buildAssets(): Promise<void> {
  const hash = await hashInputs(ROOT, INPUTS)
  // Another NODE_ENV would put React's development build into the bundle.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ root: ROOT, logLevel: 'warn' })
  await hideSourceMaps()
  await compressFolder(join(DIST, 'assets'))
  // Written last: a build that was interrupted stays stale.
  await writeFile(STAMP, hash)
}

async function readStamp(): Promise<string | undefined> {
  return readFile(STAMP, 'utf8').catch(() => undefined)
}

/** Source maps are for error reports; they leave the served folder so that no visitor gets them. */
async function hideSourceMaps(): Promise<void> {
  await mkdir(join(DIST, '.maps'), { recursive: true })
  for (const name of await readdir(join(DIST, 'assets'))) {
    if (name.endsWith('.map')) await rename(join(DIST, 'assets', name), join(DIST, '.maps', name))
  }
}

if (import.meta.main) {
  const stale = await isBuildStale()
  if (stale) await buildAssets()
  console.log(stale ? 'Built the site into dist/' : 'dist/ is fresh')
}
