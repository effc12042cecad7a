import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Which build of the app is served, and since when it is there, in milliseconds since 1970. */
export type Build = { id: string; timestamp: number }

/** A build is named by its document, which names all its files. */
export function buildId(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 12)
}

/** @param dist folder of the built app @throws Error when the app has not been built */
export async function readBuild(dist: string): Promise<Build> {
  const file = join(dist, 'index.html')
  const [html, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { id: buildId(html), timestamp: Math.floor(mtimeMs) }
}
