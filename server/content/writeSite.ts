import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { definitionPath } from '#schemas/compiler/definitionPath.ts'
import { formatDefinition } from '#schemas/compiler/formatDefinition.ts'
import type { Definition } from './Definition.ts'
import { jsonFiles } from './readSite.ts'

/**
 * Makes a directory hold exactly these definitions, each at its conventional path; other JSON files below it are
 * removed. The same definitions always give the same bytes, and files that are right already are left alone.
 * @returns the paths that were written or removed, sorted
 */
export async function writeSite(directory: string, definitions: readonly Definition[]): Promise<string[]> {
  const wanted = new Map(definitions.map((one) => [definitionPath(one), formatDefinition(one)]))
  await mkdir(directory, { recursive: true })
  const touched: string[] = []
  for (const file of await jsonFiles(directory)) {
    if (wanted.has(file)) continue
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
