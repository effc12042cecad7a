import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../fixtures/databases/startPostgres.ts'
import { postgresUrl } from './startedPostgres.ts'
import { startedDataDir, startSite } from './startSite.ts'

/**
 * Starts a site from nothing, once a run; the sites of the tests begin with a copy of what that leaves behind. Those on
 * Postgres have databases on the one that is started here.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-e2e-start-'))
  const first = async () => (await startSite({ DATA_DIR: join(folder, 'data') })).stop()
  const [postgres] = await Promise.all([startPostgres(), first()])
  process.env[postgresUrl] = postgres.url
  process.env[startedDataDir] = join(folder, 'data')
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
