import { hubs } from './hubs.ts'

/** Of Vitest's projects; stories are tests as well. */
const TEST = /\.(?:test\.tsx?|stories\.tsx)$/
/** Names of the operations of the APIs. */
const OPERATION = /'([a-z]\w*\.[a-z]\w*)'/g
/** Folders that say nothing of what is in them. */
const ROOMS = ['platform', 'content', 'gateway', 'http']
/**
 * Finds the tests that need a file that was changed. Where all words of a kind meet (`hubs`), only those go on that name the
 * word.
 */
export function findAffected(changed, sources, imports) {
  const needing = turnRound(imports)
  const affected = new Map()
  for (const file of changed) {
    const { reached, met } = walk(file, needing)
    for (const path of reached) if (TEST.test(path)) note(affected, path, `needs ${file}`)
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
/** Contract tests of a part of the server: their folder or their name begins like one of its folders or like the file. */
function partsOf(file) {
  if (!file.startsWith('server/')) return undefined
  const folders = file
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(1)
  const names = folders.filter((name) => !ROOMS.includes(name))
  return new RegExp(`^tests/contract/(?:.+/)?(?:${names.join('|')})`)
}
/** All that needs a file up to the hubs, and by which files each hub that was met needs it. */
function walk(from, needing) {
  const reached = new Set([from])
  const met = new Map()
  for (const file of reached)
    for (const next of needing.get(file) ?? []) {
      if (next in hubs) met.set(next, [...(met.get(next) ?? []), file])
      else reached.add(next)
    }
  return { reached, met }
}
/** All that needs a hub, also through others. */
function behind(hub, needing) {
  const reached = new Set([hub])
  for (const file of reached) for (const next of needing.get(file) ?? []) reached.add(next)
  return reached
}
/** What a hub calls what came in by some files, and the operations that stand on the way. */
function wordsOf(hub, entries, way, sources) {
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
function namesFrom(hub, file) {
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
function names(text, word) {
  if (/[A-Z]/.test(word)) return new RegExp(`\\b${word}\\b`).test(text)
  return ["'", '"', '`'].some((sign) => text.includes(`${sign}${word}${sign}`))
}
function note(affected, path, why) {
  if (!affected.has(path)) affected.set(path, why)
}
function turnRound(imports) {
  const needing = new Map()
  for (const [path, needed] of imports)
    for (const file of needed) {
      const list = needing.get(file)
      if (list) list.push(path)
      else needing.set(file, [path])
    }
  return needing
}
