import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Hashes the names and contents of files and folders (paths relative to `root`), in a stable order.
 * Tests, stories and what a build has made are left out: they never reach a bundle. A missing input counts as empty.
 */
export async function hashInputs(root: string, inputs: string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => listFiles(join(root, input))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(file)
    hash.update(`${relative(root, file).split(sep).join('/')}\0${content.length}\0`)
    hash.update(content)
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const isBuilt = (folder: string) => relative(path, folder).split(sep).includes('dist')
  return entries
    .filter(
      (entry) => entry.isFile() && !isBuilt(entry.parentPath) && !/\.(test|stories)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
}
