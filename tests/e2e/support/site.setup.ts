import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startedDataDir, startSite } from './startSite.ts'

/** Starts a site from nothing, once a run; the sites of the tests begin with a copy of what that leaves behind. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-e2e-start-'))
  const site = await startSite({ DATA_DIR: join(folder, 'data') })
  await site.stop()
  process.env[startedDataDir] = join(folder, 'data')
  return () => rm(folder, { recursive: true, force: true })
}
