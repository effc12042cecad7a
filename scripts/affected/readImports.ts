import { dirname, join, matchesGlob } from 'node:path/posix'
import pack from '../../package.json' with { type: 'json' }

/** The text of every file of the project, by its path. */
export type Sources = ReadonlyMap<string, string>
/** Which of the project's files each file needs while it runs, by path. */
export type Imports = ReadonlyMap<string, readonly string[]>

const CODE = /\.(?:[cm]?[jt]sx?)$/
/** Of a type, which `tsc` holds; nothing of it runs. */
const TYPES_ALONE = /^(?:import|export) type\b[^'"]*?from ['"][^'"]+['"]/gm
/** Whatever names a file by its place: imports, workers, programs that are started, folders that are read. */
const NAMED = /['"`]((?:\.{1,2}\/|#)[\w@./-]+)['"`]/g
/** Several at once, as Vite finds them. */
const PATTERN = /['"`](\.{1,2}\/[\w@./-]*[*{][^'"`]*)['"`]/g
/** Definitions are asked for by their names, not by their places. */
const DEFINITIONS = 'schemas/site/'

const rooms = Object.entries(pack.imports).flatMap(([name, place]) =>
  typeof place === 'string'
    ? [{ name: name.replace('*', ''), place: place.replace('./', '').replace('*', '') }]
    : Object.values(place).map((one) => ({ name, place: one.replace('./', '') })),
)

/** Reads what files need of each other. Half a second for some three thousand. */
export function readImports(sources: Sources): Imports {
  return new Map(
    [...sources].map(([path, text]) => [path, CODE.test(path) ? namedFiles(path, text, sources) : []]),
  )
}

function namedFiles(path: string, text: string, sources: Sources): string[] {
  const found = new Set<string>()
  for (const [, name = ''] of text.replace(TYPES_ALONE, '').matchAll(NAMED))
    for (const file of placesOf(path, name)) if (sources.has(file)) found.add(file)
  if (text.includes('import.meta.glob'))
    for (const [, name = ''] of text.matchAll(PATTERN)) {
      const pattern = join(dirname(path), name)
      if (pattern.startsWith(DEFINITIONS)) continue
      for (const file of sources.keys()) if (matchesGlob(file, pattern)) found.add(file)
    }
  return [...found]
}

function placesOf(path: string, name: string): string[] {
  if (!name.startsWith('#')) return [join(dirname(path), name)]
  return rooms
    .filter((room) => (room.name.endsWith('/') ? name.startsWith(room.name) : name === room.name))
    .map((room) => room.place + name.slice(room.name.length))
}
