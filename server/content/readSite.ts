import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isDefinitionName } from '#schemas/compiler/definitionPath.ts'
import { type Definition, definitionKey } from './Definition.ts'

/**
 * Reads every definition below a directory, sorted by key. Where a file lies does not matter: it says its own
 * kind and id.
 * @throws Error naming every file that is no definition, or that has the same key as another
 */
export async function readSite(directory: string): Promise<Definition[]> {
  const faults: string[] = []
  const found = new Map<string, { file: string; definition: Definition }>()
  for (const file of await jsonFiles(directory)) {
    const parsed = parseFile(await readFile(join(directory, file), 'utf8'))
    if (typeof parsed === 'string') {
      faults.push(`${file}: ${parsed}`)
      continue
    }
    const key = definitionKey(parsed)
    const same = found.get(key)
    if (same === undefined) found.set(key, { file, definition: parsed })
    else faults.push(`${file}: ${key} stands in ${same.file} too`)
  }
  if (faults.length > 0) throw new Error(`${directory} cannot be read:\n  ${faults.join('\n  ')}`)
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { definition }]) => definition)
}

/** Paths with `/`, sorted, below `directory`; `assets/` holds files for browsers, no definitions. */
export async function jsonFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('assets/'))
    .sort()
}

/** The definition that a file holds, or what is wrong with it. */
export function parseFile(text: string): Definition | string {
  let value: unknown
  try {
    // Some editors begin a file with a mark of the order of its bytes.
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no JSON object'
  const { kind, id } = value as Partial<Definition>
  if (typeof kind !== 'string' || typeof id !== 'string' || !isDefinitionName(kind, id)) {
    return 'has no usable "kind" and "id"'
  }
  return value as Definition
}
