import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createCroupier } from '../../server/createCroupier.ts'
import { readSettings } from '../../server/settings/settings.ts'
import { registerAt } from '../fixtures/players/registerAt.ts'
import { dist, fillDataDir } from '../fixtures/servers/startedSite.ts'

const players = 5

it('answers what is under way when it is told to stop, closes event streams, and lets the database go', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-stopped-'))
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
  try {
    await fillDataDir(settings.dataDir)
    const { app, close } = await createCroupier(settings, { dist })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const events = await fetch(`${url}/content/events`)
    const arrived = new Promise<void>((resolve) => {
      let count = 0
      app.server.on('request', () => {
        count += 1
        if (count === players) resolve()
      })
    })
    const registrations = Array.from({ length: players }, (_, at) => register(url, at))
    await arrived
    const closed = close()
    expect(await Promise.all(registrations)).toEqual(Array.from({ length: players }, () => 200))
    await events.text()
    await closed
    // The lock is free, and everybody is there.
    const again = await createCroupier(settings, { dist })
    const { rows } = await again.database.query('select count(*)::int as count from platform.accounts')
    expect(rows[0]?.count).toBe(players)
    await again.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function register(url: string, at: number): Promise<number> {
  const answer = await registerAt(url, `stopped${at}@example.com`, { origin: url })
  await answer.text()
  return answer.status
}
