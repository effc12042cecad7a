import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this many bytes compression gains less than its header costs. */
const WORTHWHILE = 512

/** Writes `.br` and `.gz` beside every text asset of a folder, at the highest levels. */
export async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|html|txt)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    if (content.length < WORTHWHILE) continue
    const [brotli, zipped] = await Promise.all([
      toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      toGzip(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
  }
}
