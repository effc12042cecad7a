import { expect, it } from 'vitest'
import { installed } from '../fixtures/programs/installed.ts'
import { startNginx } from '../fixtures/programs/startNginx.ts'
import { mostOpen, perSecond, pressSite } from '../fixtures/servers/pressSite.ts'
import { roundRobin } from '../fixtures/servers/roundRobin.ts'
import { type ServerProcess, startServer } from '../fixtures/servers/serverProcess.ts'
import { startedPostgres } from '../fixtures/servers/startedSite.ts'

const publicUrl = 'http://site.example'

it('loses no request when two processes are restarted one after the other', {
  timeout: 900_000,
}, async () => {
  const { url, drop } = await startedPostgres()
  const settings = { DATABASE_URL: url, PUBLIC_URL: publicUrl, DRAIN_SECONDS: '2' }
  const servers: ServerProcess[] = []
  for (const _ of [1, 2]) servers.push(await startServer(settings))
  const proxy = await roundRobin(servers.map((server) => server.url))
  const events = await fetch(`${proxy.url}/content/events`)
  const load = pressSite(proxy.url, publicUrl)
  try {
    for (const [at, server] of servers.entries()) {
      const before = load.outcomes.length
      await expect
        .poll(() => load.outcomes.length, { timeout: 240_000 })
        .toBeGreaterThan(before + perSecond / 2)
      await server.kill('SIGTERM')
      const again = await startServer({ ...settings, PORT: new URL(server.url).port })
      servers[at] = again
      await expect.poll(() => proxy.isReady(again.url)).toBe(true)
    }
    // An event stream ends in order, and its browser opens another.
    expect(await events.text()).toContain('retry:')
  } finally {
    await load.end()
    proxy.close()
    for (const server of servers) await server.kill()
    await drop()
  }
  const lost = load.outcomes.filter((outcome) => outcome !== 'answered')
  expect([...new Set(lost)]).toEqual([])
  expect(load.outcomes.length).toBeGreaterThan(perSecond)
})

if (installed('nginx') && installed('openssl')) {
  const tlsUrl = 'https://casino.example'

  /** Two processes behind nginx, each of them ended once under load and started again. @returns what became of the load */
  async function roll(signal: 'SIGTERM' | 'SIGKILL'): Promise<string[]> {
    const { url, drop } = await startedPostgres()
    // As in production: longer than nginx keeps a connection that nothing is asked on, by more than a busy machine is late.
    const settings = { DATABASE_URL: url, PUBLIC_URL: tlsUrl, DRAIN_SECONDS: '10' }
    const servers: ServerProcess[] = []
    for (const _ of [1, 2]) servers.push(await startServer(settings))
    const proxy = await startNginx(servers.map((server) => server.url))
    const load = pressSite(proxy.url, tlsUrl)
    const answered = () => load.outcomes.filter((outcome) => outcome === 'answered').length
    const goesOn = async () => {
      const before = answered()
      await expect.poll(answered, { timeout: 240_000 }).toBeGreaterThan(before + perSecond / 2)
    }
    try {
      for (const [at, server] of servers.entries()) {
        await goesOn()
        await server.kill(signal)
        await goesOn()
        servers[at] = await startServer({ ...settings, PORT: new URL(server.url).port })
      }
      await goesOn()
    } finally {
      await load.end()
      await proxy.stop()
      for (const server of servers) await server.kill()
      await drop()
    }
    return load.outcomes.filter((outcome) => outcome !== 'answered')
  }

  it('loses no request behind nginx when two processes are restarted one after the other', {
    timeout: 900_000,
  }, async () => {
    expect(await roll('SIGTERM')).toEqual([])
  })

  it('tells behind nginx of what was under way when a process is killed, and goes on with the other', {
    timeout: 900_000,
  }, async () => {
    const lost = await roll('SIGKILL')
    // An answer that was half sent cannot be told otherwise.
    expect(
      lost.filter((outcome) => !/^typed$|: (aborted|read ECONNRESET|socket hang up)$/.test(outcome)),
    ).toEqual([])
    expect(lost.length).toBeLessThanOrEqual(2 * mostOpen)
  })
}
