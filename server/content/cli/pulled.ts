import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Definition, definitionKey } from '../Definition.ts'
import { hash } from '../hash.ts'
import { definitionText } from '../saveDraft.ts'

/** By key the hash of a definition. */
export type Hashes = Readonly<Record<string, string>>

/** Beside the definitions, and nobody else's: it says nothing to who has another copy of them. */
const name = '.pulled'

export const hashesOf = (definitions: readonly Definition[]): Hashes =>
  Object.fromEntries(definitions.map((one) => [definitionKey(one), hash(definitionText(one))]))

/** What a site had when it and the directory were last the same; undefined where they never were. */
export async function readPulled(directory: string, url: string): Promise<Hashes | undefined> {
  return (await readAll(directory))[url]
}

export async function writePulled(directory: string, url: string, hashes: Hashes): Promise<void> {
  const all = { ...(await readAll(directory)), [url]: hashes }
  await writeFile(join(directory, name), `${JSON.stringify(all, null, 1)}\n`)
}

/** The keys that others changed since, and that are not the same here by chance, sorted. */
export function changedSince(base: Hashes | undefined, now: Hashes, here: Hashes): string[] {
  if (base === undefined) return []
  const keys = new Set([...Object.keys(base), ...Object.keys(now)])
  return [...keys].filter((key) => now[key] !== base[key] && now[key] !== here[key]).sort()
}

async function readAll(directory: string): Promise<Record<string, Hashes>> {
  try {
    return JSON.parse(await readFile(join(directory, name), 'utf8')) as Record<string, Hashes>
  } catch {
    return {}
  }
}
