import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findChunk, readManifest, staticClosure } from './lib/staticClosure.ts'

const DIST = join(import.meta.dirname, '../dist')

/** Packages that a first screen must not carry: they come with the first form. */
const HEAVY = /node_modules\/(@rjsf|ajv|ajv-formats|markdown-to-jsx|lodash|lodash-es|libphonenumber-js)\//

const manifest = readManifest(DIST)
const home = staticClosure(manifest, findChunk(manifest, 'index.html'))
const found: string[] = []

/** The bundler's own few lines have no sources. */
const withSources = home.js.filter((file) => !basename(file).startsWith('rolldown-runtime-'))

for (const file of withSources) {
  const map = JSON.parse(await readFile(join(DIST, '.maps', `${basename(file)}.map`), 'utf8'))
  const heavy = (map.sources as string[]).filter((source) => HEAVY.test(source))
  if (heavy.length > 0) found.push(`${file} holds ${heavy.length} modules, such as ${heavy[0]}`)
}

for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
