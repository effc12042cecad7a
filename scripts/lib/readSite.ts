import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * All definitions below a folder, sorted by path. Nothing is checked: that is the gate's part.
 * @throws SyntaxError naming the file that is no JSON
 */
export async function readSite(folder: string): Promise<unknown[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Promise.all(paths.map(async (path) => parse(await readFile(path, 'utf8'), path)))
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`${path} is no JSON: ${error}`)
  }
}
