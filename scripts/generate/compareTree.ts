import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export type TreeDifference = { file: string; fault: 'missing' | 'stale' | 'orphaned' }

/** Compares a folder with what should stand in it, both ways. Sorted by file. */
export async function compareTree(
  folder: string,
  wanted: Readonly<Record<string, string>>,
): Promise<TreeDifference[]> {
  const present = await listFiles(folder)
  const found: TreeDifference[] = present
    .filter((file) => !Object.hasOwn(wanted, file))
    .map((file) => ({ file, fault: 'orphaned' }))
  for (const [file, text] of Object.entries(wanted)) {
    if (!present.includes(file)) found.push({ file, fault: 'missing' })
    else if ((await readFile(join(folder, file), 'utf8')) !== text) found.push({ file, fault: 'stale' })
  }
  return found.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Files below a folder with slashes; none where there is no such folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
