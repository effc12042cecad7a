import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A definition with the file that it is written in. */
export type SiteFile = { path: string; text: string; definition: unknown }

/**
 * All definitions below a folder, sorted by path. Nothing is checked: that is the gate's part.
 * @throws SyntaxError naming the file that is no JSON
 */
export async function readSite(folder: string): Promise<unknown[]> {
  return (await readSiteFiles(folder)).map(({ definition }) => definition)
}

/** The same with their files. @throws SyntaxError naming the file that is no JSON */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8')
      return { path, text, definition: parse(text, path) }
    }),
  )
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`${path} is no JSON: ${error}`)
  }
}
