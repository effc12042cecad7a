import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { definitionPath } from '#schemas/compiler/definitionPath.ts'
import { formatDefinition } from '#schemas/compiler/formatDefinition.ts'
import type { Definition } from './Definition.ts'
import { jsonFiles, parseFile } from './readSite.ts'

/**
 * Makes a directory hold exactly these definitions, each at its conventional path; other definitions below it are
 * removed. The same definitions always give the same bytes, and files that are right already are left alone.
 * @returns the paths that were written or removed, sorted
 */
export async function writeSite(directory: string, definitions: readonly Definition[]): Promise<string[]> {
  const paths = pathsOf(definitions)
  const wanted = new Map(definitions.map((one, at) => [paths[at] ?? '', formatDefinition(one)]))
  await mkdir(directory, { recursive: true })
  const touched: string[] = []
  for (const file of await jsonFiles(directory)) {
    // What is no definition is somebody else's.
    if (wanted.has(file) || typeof parseFile(await readFile(join(directory, file), 'utf8')) === 'string')
      continue
    await rm(join(directory, file))
    touched.push(file)
  }
  for (const [file, text] of wanted) {
    const path = join(directory, file)
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    touched.push(file)
  }
  return touched.sort()
}

/** Names that Windows keeps for devices, whatever ending they have. */
const devices = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i

/**
 * Where each of them lies, also where letters of either case are the same and some names are none: with a `+`, which no id has.
 * The conventional path where that can be.
 */
export function pathsOf(definitions: readonly Definition[]): string[] {
  const taken = new Set<string>()
  return definitions.map((one) => {
    const path = definitionPath(one)
      .split('/')
      .map((segment) => segment.replace(devices, '$1+'))
      .join('/')
    let free = path
    for (let turn = 2; taken.has(free.toLowerCase()); turn += 1)
      free = path.replace(/\.json$/, `+${turn}.json`)
    taken.add(free.toLowerCase())
    return free
  })
}
