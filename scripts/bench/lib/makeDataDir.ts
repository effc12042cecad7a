import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A data directory for a server.
 * @param started one as a first start leaves it, to be copied; else the server fills its own
 */
export async function makeDataDir(started?: string): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
  const path = join(folder, 'data')
  if (started) await cp(started, path, { recursive: true })
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}
