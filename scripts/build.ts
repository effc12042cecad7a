import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './lib/compressFolder.ts'
import { hashInputs } from './lib/hashInputs.ts'

const ROOT = join(import.meta.dirname, '..')

type Bundle = {
  name: string
  /** Of its builds, of which a later one may write into a folder of the first. */
  configs: string[]
  /** Where it is built to, relative to the root. */
  dist: string
  /** All that it is made of; a change in any of these makes it stale. */
  inputs: string[]
}

const PACKAGES = ['package.json', 'package-lock.json']

const BUNDLES: Bundle[] = [
  {
    name: 'the site',
    configs: ['vite.config.ts', 'vite.server.config.ts', 'vite.worker.config.ts', 'vite.chatframe.config.ts'],
    dist: 'dist',
    inputs: [
      'src',
      'renderers',
      'generated',
      'schemas/rules',
      'schemas/runtime',
      'schemas/grammar',
      'betting',
      'games',
      'index.html',
      'vite.config.ts',
      'vite.server.config.ts',
      'vite.worker.config.ts',
      'vite.chatframe.config.ts',
      'postcss.config.cjs',
      ...PACKAGES,
    ],
  },
  {
    name: "the games' frames",
    configs: ['vite.gameframe.config.ts'],
    dist: 'gameframe/dist',
    inputs: ['gameframe', 'games', 'vite.gameframe.config.ts', ...PACKAGES],
  },
  {
    name: 'the studio',
    configs: ['vite.studio.config.ts'],
    dist: 'src/studio/dist',
    inputs: ['src/studio', 'generated', 'vite.studio.config.ts', ...PACKAGES],
  },
]

/** Where builds lie, relative to the root. */
export const builtFolders = BUNDLES.map(({ dist }) => dist)

/** Whether a bundle was built from other inputs than those on disk, or not at all. */
export async function isBuildStale(): Promise<boolean> {
  return (await staleBundles()).length > 0
}

async function staleBundles(): Promise<Bundle[]> {
  const stale: Bundle[] = []
  for (const bundle of BUNDLES)
    if ((await readStamp(bundle)) !== (await hashInputs(ROOT, bundle.inputs))) stale.push(bundle)
  return stale
}

/** Builds a bundle's assets, compressed ahead and with the source maps put aside. */
async function buildAssets(bundle: Bundle): Promise<void> {
  const dist = join(ROOT, bundle.dist)
  const hash = await hashInputs(ROOT, bundle.inputs)
  // Another NODE_ENV would put React's development build into the bundle.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  for (const config of bundle.configs) await build({ configFile: join(ROOT, config), logLevel: 'warn' })
  await hideSourceMaps(dist)
  await compressFolder(join(dist, 'assets'))
  // Written last: a build that was interrupted stays stale.
  await writeFile(stampOf(bundle), hash)
}

const stampOf = ({ dist }: Bundle) => join(ROOT, dist, '.stamp')

async function readStamp(bundle: Bundle): Promise<string | undefined> {
  return readFile(stampOf(bundle), 'utf8').catch(() => undefined)
}

/** Source maps are for error reports; they leave the served folder so that no visitor gets them. */
async function hideSourceMaps(dist: string): Promise<void> {
  await mkdir(join(dist, '.maps'), { recursive: true })
  for (const name of await readdir(join(dist, 'assets'))) {
    if (name.endsWith('.map')) await rename(join(dist, 'assets', name), join(dist, '.maps', name))
  }
}

if (import.meta.main) {
  // In development Vite serves the site itself, and `scripts/dev.ts` asks for the rest alone.
  const [only] = process.argv.slice(2)
  const stale = (await staleBundles()).filter(({ dist }) => only === undefined || dist === only)
  for (const bundle of stale) {
    await buildAssets(bundle)
    console.log(`Built ${bundle.name} into ${bundle.dist}/`)
  }
  if (stale.length === 0) console.log('What browsers load is fresh')
}
