import pack from '../../package.json' with { type: 'json' }
import { hubs } from './hubs.ts'
import type { Imports, Sources } from './readImports.ts'

/** Of Vitest's projects; stories are tests as well. */
const TEST = /\.(?:test\.tsx?|stories\.tsx)$/
/** Names of the operations of the APIs. */
const OPERATION = /'([a-z]\w*\.[a-z]\w*)'/g
/** Folders that say nothing of what is in them. */
const ROOMS = ['platform', 'content', 'gateway', 'http']

/** Test files that a change can affect, each with why: what it needs of what was changed, or the word that it names. */
export type Affected = ReadonlyMap<string, string>

type Needing = ReadonlyMap<string, readonly string[]>

/**
 * Finds the tests that need a file that was changed. Where all words of a kind meet (`hubs`), only those go on that name the
 * word.
 */
export function findAffected(changed: readonly string[], sources: Sources, imports: Imports): Affected {
  const needing = turnRound(imports)
  const affected = new Map<string, string>()
  for (const file of changed) {
    const { reached, met } = walk(file, needing)
    for (const path of reached) if (TEST.test(path)) note(affected, path, `needs ${file}`)
    for (const command of commandsOf(reached))
      for (const [path, text] of sources)
        if (path.startsWith('tests/commands/') && TEST.test(path) && new RegExp(`'${command}\\b`).test(text))
          note(affected, path, `types ${command}`)
    const parts = partsOf(file)
    for (const [hub, entries] of met) {
      const words = [...wordsOf(sources.get(hub) ?? '', entries, [...reached], sources), ...(hubs[hub] ?? [])]
      for (const path of behind(hub, needing)) {
        if (!TEST.test(path)) continue
        const word = words.find((one) => names(sources.get(path) ?? '', one))
        if (word) note(affected, path, `names ${word}`)
        else if (parts?.test(path)) note(affected, path, 'has the name of its part')
      }
    }
  }
  // Pictures are compared of what stories draw.
  for (const [story] of affected)
    for (const path of needing.get(story) ?? []) if (TEST.test(path)) note(affected, path, `needs ${story}`)
  return affected
}

/** What one types to run one of some files. */
function commandsOf(files: ReadonlySet<string>): string[] {
  return Object.entries(pack.scripts)
    .filter(([, line]) => line.split(' ').some((word) => files.has(word.replace('./', ''))))
    .map(([name]) => (name === 'start' ? 'npm start' : `npm run ${name}`))
}

/** Contract tests of a part of the server: their folder or their name begins like one of its folders or like the file. */
function partsOf(file: string): RegExp | undefined {
  if (!file.startsWith('server/')) return undefined
  const folders = file
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(1)
  const names = folders.filter((name) => !ROOMS.includes(name))
  return new RegExp(`^tests/contract/(?:.+/)?(?:${names.join('|')})`)
}

/** All that needs a file up to the hubs, and by which files each hub that was met needs it. */
function walk(from: string, needing: Needing) {
  const reached = new Set([from])
  const met = new Map<string, string[]>()
  for (const file of reached)
    for (const next of needing.get(file) ?? []) {
      if (next in hubs) met.set(next, [...(met.get(next) ?? []), file])
      else reached.add(next)
    }
  return { reached, met }
}

/** All that needs a hub, also through others. */
function behind(hub: string, needing: Needing): Set<string> {
  const reached = new Set([hub])
  for (const file of reached) for (const next of needing.get(file) ?? []) reached.add(next)
  return reached
}

/** What a hub calls what came in by some files, and the operations that stand on the way. */
function wordsOf(
  hub: string,
  entries: readonly string[],
  way: readonly string[],
  sources: Sources,
): string[] {
  const imported = entries.flatMap((entry) => namesFrom(hub, entry))
  const keys = imported.flatMap((name) =>
    [...hub.matchAll(new RegExp(`^ +'?([\\w-]+)'?: .*\\b${name}\\b`, 'gm'))].map(([, key = '']) => key),
  )
  const operations = way
    .filter((path) => !TEST.test(path))
    .flatMap((path) => [...(sources.get(path) ?? '').matchAll(OPERATION)].map(([, name = '']) => name))
  return [...new Set([...imported, ...keys, ...operations])]
}

/** By which names a hub knows what it imports of a file. */
function namesFrom(hub: string, file: string): string[] {
  const end = file.slice(file.lastIndexOf('/'))
  const lines = hub.split('\n').filter((line) => line.includes(`${end}'`))
  return lines.flatMap((line) => {
    const [, list = ''] = /\{([^}]*)\}/.exec(line) ?? []
    const [, awaited = ''] = /\)\)\.(\w+)/.exec(line) ?? []
    return [...list.split(','), awaited]
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
  })
}

/** As a text of its own, or as a name of code. */
function names(text: string, word: string): boolean {
  if (/[A-Z]/.test(word)) return new RegExp(`\\b${word}\\b`).test(text)
  return ["'", '"', '`'].some((sign) => text.includes(`${sign}${word}${sign}`))
}

function note(affected: Map<string, string>, path: string, why: string): void {
  if (!affected.has(path)) affected.set(path, why)
}

function turnRound(imports: Imports): Map<string, string[]> {
  const needing = new Map<string, string[]>()
  for (const [path, needed] of imports)
    for (const file of needed) {
      const list = needing.get(file)
      if (list) list.push(path)
      else needing.set(file, [path])
    }
  return needing
}
