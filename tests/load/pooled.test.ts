import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { expectSettled, preparedLoad } from '../fixtures/cashier/cashierAgreement.ts'
import { publicUrl } from '../fixtures/cashier/cashierLoad.ts'
import { installed } from '../fixtures/programs/installed.ts'
import { startPgbouncer } from '../fixtures/programs/startPgbouncer.ts'
import { fast, startServer } from '../fixtures/servers/serverProcess.ts'
import { startedPostgres } from '../fixtures/servers/startedSite.ts'

const publisher = join(import.meta.dirname, '../fixtures/servers/publishFromAnotherProcess.ts')

it('refuses an address past the pooler without one to the pooler', async () => {
  await expect(startServer({ DATABASE_DIRECT_URL: 'postgres://a@b/c' })).rejects.toThrow(
    /beside DATABASE_URL/,
  )
})

if (installed('pgbouncer'))
  it('pays and hears behind PgBouncer in transaction mode, also after a kill', {
    timeout: 900_000,
  }, async () => {
    const { url: direct, drop } = await startedPostgres()
    const pooler = await startPgbouncer(direct)
    const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct, PUBLIC_URL: publicUrl }
    const load = await preparedLoad(
      await openDatabase({ dataDir: '', databaseUrl: pooler.url, databaseDirectUrl: direct }),
    )
    const servers = [await startServer(settings), await startServer(settings)]
    try {
      let isOver = false
      const sites = servers.map(({ url }) => url)
      const pressing = load.press(sites, () => isOver)
      await expect.poll(() => load.decided.length, { timeout: 240_000 }).toBeGreaterThan(10)
      isOver = true
      await pressing
    } finally {
      for (const server of servers) await server.kill('SIGKILL')
    }
    expect(load.commands.filter(({ answer }) => answer?.status === 500)).toEqual([])
    // What a process held when it was killed holds nobody up.
    await expectSettled(settings, load)

    const server = await startServer(settings)
    const release = nextRelease(server.url)
    const { stdout } = await promisify(execFile)(process.execPath, [...fast, publisher, direct])
    const { id } = JSON.parse(stdout) as { id: number }
    expect(await release(id)).toBe(id)
    await server.kill('SIGTERM')
    await pooler.stop()
    await drop()
  })

/** Listens to a site's events now. @returns what waits until it has told of a release */
function nextRelease(site: string) {
  const opened = fetch(`${site}/content/events`)
  return async (id: number): Promise<number> => {
    const reader = (await opened).body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      text += read.value
      if (text.includes(`\nid: ${id}\n`)) return id
    }
    throw new Error(`The stream ended without release ${id}: ${text}`)
  }
}
