import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findChunk, readManifest, staticClosure } from './lib/staticClosure.ts'

const DIST = join(import.meta.dirname, '../dist')

/** Packages that a first screen must not carry: they come with the first form. */
const HEAVY = /node_modules\/(@rjsf|ajv|ajv-formats|markdown-to-jsx|lodash|lodash-es|libphonenumber-js)\//

/** What players download is the same with the studio and without it: no module of theirs comes from there. */
const STUDIO = /(^|\/)src\/studio\//

const manifest = readManifest(DIST)
const home = staticClosure(manifest, findChunk(manifest, 'index.html'))
const found: string[] = []

/** The bundler's own few lines have no sources. */
const withSources = home.js.filter((file) => !basename(file).startsWith('rolldown-runtime-'))

async function lookFor(modules: RegExp, map: string): Promise<void> {
  const { sources } = JSON.parse(await readFile(join(DIST, '.maps', map), 'utf8')) as { sources: string[] }
  const theirs = sources.filter((source) => modules.test(source))
  if (theirs.length > 0) found.push(`${map} is of ${theirs.length} modules such as ${theirs[0]}`)
}

for (const file of withSources) await lookFor(HEAVY, `${basename(file)}.map`)
const maps = await readdir(join(DIST, '.maps'))
for (const map of maps) await lookFor(STUDIO, map)

for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
