import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { person as somebody } from '../../fixtures/players/completeProfile.ts'
import { fast } from '../../fixtures/servers/serverProcess.ts'
import { fillDataDir } from '../../fixtures/servers/startedSite.ts'

type Sent = { text: string; code?: string }

let folder: string
let server: ChildProcess
let log = ''
let url: string
const cookies = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-attacks-logs-'))
  await fillDataDir(folder)
  server = spawn(process.execPath, [...fast, join(import.meta.dirname, '../../fixtures/servers/serve.ts')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'trace', SPORTS: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const output of [server.stdout, server.stderr])
    output?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  const address = () => /^\{"address":"([^"]+)"\}$/m.exec(log)?.[1]
  url = await vi.waitUntil(address, { timeout: 150_000, interval: 50 })
}, 180_000)
afterAll(async () => {
  server.kill('SIGKILL')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
})

async function open(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(new URL(path, url), {
    redirect: 'manual',
    ...init,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...init.headers,
    },
  })
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return answer
}
const post = (operation: string, fields: Record<string, string>, form = '') =>
  open(`/api/${operation}?version=1&locale=en${form && `&form=${form}`}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
async function letter(to: string, at: number): Promise<Sent> {
  let found: Sent | undefined
  await expect
    .poll(
      async () => {
        const letters = (await (await open(`/sandbox/outbox?to=${encodeURIComponent(to)}`)).json()) as Sent[]
        found = letters.reverse()[at]
        return found
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return found ?? { text: '' }
}

it('the log says nothing that signs anybody in, names a player or stands in a letter', async () => {
  const email = 'canary-in-the-log@example.com'
  const [password, other, wrong] = ['Canary-pass-1', 'Canary-pass-2', 'Canary-pass-3']
  const secrets: string[] = [email, password, other, wrong]
  const keep = (...some: (string | undefined)[]) => {
    for (const one of some) if (one) secrets.push(one)
  }
  const registration = {
    ...somebody,
    email,
    password,
    country_code: 'LV',
    currency: 'EUR',
    terms: '1',
    is_betting: '0',
  }
  expect((await post('auth/register', registration, 'registration-fast')).status).toBe(200)
  expect((await post('auth/register', registration, 'registration-fast')).status).toBe(400)
  keep(cookies.get('sid'))
  const link = new URL(/http\S+confirmation\S+/.exec((await letter(email, 0)).text)?.[0] ?? url)
  const code = link.searchParams.get('code') ?? ''
  keep(code)
  expect((await open(link.pathname + link.search)).status).toBe(200)
  expect((await post('account/confirmContact', { contact: email, code: `${code}x` })).status).toBe(400)
  expect((await post('account/confirmContact', { contact: email, code })).status).toBe(200)
  expect((await post('auth/login', { login: email, password: wrong })).status).toBe(401)
  // In the query, where it does not belong.
  await open(`/api/auth/login?version=1&locale=en&login=${email}&password=${password}`, { method: 'POST' })
  await open(`/api/account/getInfo?version=1&locale=en&password=${password}`)
  await open(`/?email=${email}&password=${password}&code=${code}`)

  await post('auth/restore', { login: email })
  const restored = await letter(email, 1)
  keep(restored.code)
  await post('auth/restore', { login: email, code: '000000', password: other, password_confirm: other })
  const restoring = { login: email, code: restored.code ?? '', password: other, password_confirm: other }
  expect((await post('auth/restore', restoring)).status).toBe(200)
  expect((await post('auth/login', { login: email, password: other })).status).toBe(200)
  keep(cookies.get('sid'))

  const begun = await open(`/oauth/init?service=aurora_id&redirect_url=${encodeURIComponent(`${url}/`)}`)
  const authorize = new URL(begun.headers.get('location') ?? '', url)
  keep(authorize.searchParams.get('state') ?? undefined, authorize.searchParams.get('nonce') ?? undefined)
  keep(cookies.get('social_attempt'))
  const person = {
    decision: 'allow',
    sub: 'canary-subject',
    name: 'Canary Person',
    email: 'canary2@example.com',
  }
  const decided = await open(authorize.pathname + authorize.search, {
    method: 'POST',
    body: new URLSearchParams(person),
  })
  const callback = new URL(decided.headers.get('location') ?? '', url)
  keep(callback.searchParams.get('code') ?? undefined, ...Object.values(person).slice(1))
  for (let times = 0; times < 2; times += 1) await open(callback.pathname + callback.search)
  keep(cookies.get('sid'))
  await post('support/sendFeedback', { name: 'Canary Person', email, message: 'Canary words' })
  keep('Canary words')
  // A body that cannot be read, and an error of the server.
  await open('/api/auth/login?version=1', { method: 'POST', body: `{"password":"${password}"}` })

  await expect.poll(() => log).toContain('/api/support/sendFeedback')
  expect(secrets.length).toBeGreaterThan(14)
  // Times and names of requests have digits of their own.
  const said = log.replace(/"(time|responseTime|pid|reqId|port)":("[^"]*"|[\d.]+)/g, '')
  for (const secret of secrets) {
    const at = said.indexOf(secret)
    expect(at < 0 ? '' : `${secret} in ${said.slice(Math.max(0, at - 200), at + 50)}`).toBe('')
  }
}, 120_000)
