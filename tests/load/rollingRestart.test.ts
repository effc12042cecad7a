import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { roundRobin } from '../fixtures/servers/roundRobin.ts'
import { type ServerProcess, startServer } from '../fixtures/servers/serverProcess.ts'
import { startedPostgres } from '../fixtures/servers/startedSite.ts'

const perSecond = 200
const mostOpen = 40
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
  const load = press(proxy.url)
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

/** Pages, artefacts and calls, `perSecond` of them. */
function press(url: string) {
  const agent = new Agent({ keepAlive: true })
  const outcomes: string[] = []
  const open = new Set<Promise<unknown>>()
  const ask = (path: string, method = 'GET', expected = 200) =>
    new Promise<void>((resolve) => {
      const done = (outcome: string) => {
        outcomes.push(outcome)
        resolve()
      }
      const headers = {
        host: 'site.example',
        ...(method === 'POST' && { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' }),
      }
      const asked = request(url + path, { agent, method, headers }, (answer) => {
        answer.resume()
        answer.on('end', () =>
          done(answer.statusCode === expected ? 'answered' : `${method} ${path}: ${answer.statusCode}`),
        )
        answer.on('error', (error) => done(`${method} ${path}: ${error.message}`))
      })
      asked.on('error', (error) => done(`${method} ${path}: ${error.message}`))
      asked.end()
    })
  const kinds = [
    () => ask('/content/release'),
    () => ask('/nfx/i18n/locales?version=1&locale=en'),
    // Of somebody who is not signed in.
    () => ask('/api/account/saveProfileInfo?version=1&locale=en', 'POST', 401),
    () => ask('/'),
  ]
  let sent = 0
  const begun = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * perSecond
    for (; sent < due; sent += 1) {
      // A busy machine is not asked for more than it can answer.
      if (open.size >= mostOpen) continue
      const asked = kinds[sent % kinds.length]?.()
      if (!asked) continue
      open.add(asked)
      void asked.then(() => open.delete(asked))
    }
  }, 5)
  return {
    outcomes,
    async end() {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
    },
  }
}
