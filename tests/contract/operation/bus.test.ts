import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createNatsBus, type NatsBus } from '../../../server/bus/createNatsBus.ts'
import { installed } from '../../fixtures/programs/installed.ts'
import { speakNats } from '../../fixtures/programs/speakNats.ts'
import { startNats } from '../../fixtures/programs/startNats.ts'
import { freePort } from '../../fixtures/servers/freePort.ts'

const account = { user: 'site', password: 'p@ss/word' }
const pauses = { patienceMs: 2_000, heartbeatMs: 1_000, pauseMs: 20 }

/** Somebody at a server of NATS, with all that they heard and were told by the log. */
function listener(port: number, { user, password } = account, where = 'nats://127.0.0.1') {
  const heard: string[] = []
  const logged: string[] = []
  const say = (about: unknown, text?: string) => {
    const { err } = about as { err?: Error }
    logged.push(`${text ?? about}: ${err?.stack ?? ''}`)
  }
  const bus = createNatsBus(
    `${where.replace('//', `//${user}:${encodeURIComponent(password)}@`)}:${port}`,
    { info: say, warn: say, error: say },
    pauses,
  )
  bus.subscribe('sports', (payload) => heard.push(payload))
  bus.onGap(() => heard.push('gap'))
  return { bus, heard, logged, notices: () => heard.filter((one) => one !== 'gap') }
}
const isHeard = (bus: NatsBus, is = true) => vi.waitUntil(() => bus.isListening() === is)

const servers = {
  'a small server': speakNats,
  ...(installed('nats-server') && { 'the server of NATS': startNats }),
}

describe.each(Object.entries(servers))('notices by %s', (_, start) => {
  let server: Awaited<ReturnType<typeof start>>
  let one: ReturnType<typeof listener>
  let other: ReturnType<typeof listener>

  beforeAll(async () => {
    server = await start(account)
    one = listener(server.port)
    other = listener(server.port)
    await isHeard(one.bus)
    await isHeard(other.bus)
  })
  afterAll(async () => {
    await one.bus.close()
    await other.bus.close()
    await server.stop()
  })

  it('come to all who listen to the channel, the sender among them, whatever they say', async () => {
    const away = one.bus.subscribe('sports', () => other.heard.push('who left'))
    away()
    await one.bus.publish('another', 'of another channel')
    const notices = ['["sr:match:1"]', '"é, ü, ر"', JSON.stringify('x'.repeat(7_000))]
    for (const notice of notices) await one.bus.publish('sports', notice)
    await expect.poll(one.notices).toEqual(notices)
    await expect.poll(other.notices).toEqual(notices)
  })

  it('that a listener cannot take are a gap to all, and the next is heard', async () => {
    one.heard.length = 0
    const away = one.bus.subscribe('sports', (payload) => void JSON.parse(payload))
    await other.bus.publish('sports', 'no JSON')
    await other.bus.publish('sports', '"after it"')
    await expect.poll(() => one.heard).toEqual(['no JSON', 'gap', '"after it"'])
    expect(one.logged.at(-1)).toMatch(/^a notice of the bus could not be taken: SyntaxError/)
    away()
  })

  it('are heard again after a restart, which is a gap that the log tells once', async () => {
    one.logged.length = 0
    await server.stop()
    await isHeard(one.bus, false)
    one.heard.length = 0
    // Meanwhile nothing is known for long, and nobody waits for what cannot be told.
    await vi.waitUntil(() => one.heard.length >= 3)
    await expect(one.bus.publish('sports', '"lost"')).rejects.toThrow('The bus is not reached')
    await server.restart()
    await isHeard(one.bus)
    await isHeard(other.bus)
    expect(one.heard.every((heard) => heard === 'gap')).toBe(true)
    await other.bus.publish('sports', '"found"')
    await expect.poll(() => one.heard.at(-1)).toBe('"found"')
    expect(one.logged.map((line) => line.split(':')[0])).toEqual(['the bus is not heard', 'the bus is heard'])
  })

  it('are not waited for where the server hangs, and come again when it does not', async () => {
    server.hang()
    const publishing = () =>
      one.bus.publish('sports', '"late"').then(
        () => 'told',
        () => 'refused',
      )
    await expect.poll(publishing).toBe('refused')
    await isHeard(one.bus, false)
    await server.restart()
    await isHeard(one.bus)
  })

  it('are refused to a wrong password, which no log has', async () => {
    const stranger = listener(server.port, { ...account, password: 'wrong-one' })
    await vi.waitUntil(() => stranger.logged.length > 0 && stranger.heard.length >= 2)
    expect(stranger.bus.isListening()).toBe(false)
    await stranger.bus.close()
    expect(stranger.logged).toHaveLength(1)
    expect(stranger.logged[0]).toMatch(/not heard.*Authorization Violation/i)
    expect(stranger.logged[0]).not.toContain('wrong-one')
  })
})

it('a bus without a server holds up neither a start nor an end', async () => {
  const began = performance.now()
  const alone = listener(await freePort())
  await vi.waitUntil(() => alone.heard.length >= 2)
  await expect(alone.bus.publish('sports', '"nobody"')).rejects.toThrow('The bus is not reached')
  await alone.bus.close()
  expect(alone.logged).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(5_000)
})

if (installed('nats-server') && installed('openssl'))
  it('a server by TLS is heard under the name that its certificate has, and under no other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'croupier-nats-'))
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const files = ['-keyout', key, '-out', certificate, ...subject]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files], { stdio: 'ignore' })
    const known = getCACertificates('default')
    setDefaultCACertificates([...known, await readFile(certificate, 'utf8')])
    const options = ['--tls', '--tlscert', certificate, '--tlskey', key]
    const server = await startNats({ ...account, options })
    const named = listener(server.port, account, 'tls://localhost')
    const bare = listener(server.port, account, 'tls://127.0.0.1')
    await isHeard(named.bus)
    await vi.waitUntil(() => bare.logged.length > 0)
    expect(bare.logged[0]).toContain("does not match certificate's altnames")
    await named.bus.close()
    await bare.bus.close()
    await server.stop()
    setDefaultCACertificates(known)
    await rm(folder, { recursive: true, force: true })
  })
