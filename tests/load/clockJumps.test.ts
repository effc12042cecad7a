import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { expectSettled, preparedLoad } from '../fixtures/cashier/cashierAgreement.ts'
import { publicUrl } from '../fixtures/cashier/cashierLoad.ts'
import { registerAt } from '../fixtures/players/registerAt.ts'
import { startServer } from '../fixtures/servers/serverProcess.ts'
import { fillDataDir } from '../fixtures/servers/startedSite.ts'

const hour = 3_600_000
const timeout = 240_000
const clock = join(import.meta.dirname, '../fixtures/servers/shiftedClock.ts')
const browser = { origin: publicUrl, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.9.9.9' }

it('keeps sign-ins, codes, limits, letters, streams and the books right when the clock jumps an hour', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-clock-'))
  const shift = join(folder, 'shift')
  await writeFile(shift, '0')
  const dataDir = join(folder, 'data')
  await fillDataDir(dataDir)
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
  const load = await preparedLoad(await openDatabase({ dataDir }))
  const server = await startServer({ ...settings, NODE_OPTIONS: `--import ${clock}`, CLOCK_SHIFT: shift })
  const jumpTo = async (ms: number) => {
    // Never nothing, which would be no number to whoever reads it just then.
    await writeFile(shift, String(ms || 1))
    await expect
      .poll(async () => {
        const page = await (await fetch(`${server.url}/en`)).text()
        const told = Number(/"now":(\d+)/.exec(page)?.[1])
        return Math.abs(told - Date.now() - ms)
      })
      .toBeLessThan(60_000)
  }
  const call = async (name: string, fields: Record<string, string>, cookie = '') => {
    const answer = await fetch(`${server.url}/api/${name}?version=1&locale=en`, {
      method: 'POST',
      headers: { ...browser, ...(cookie && { cookie }) },
      body: new URLSearchParams(fields),
    })
    return { status: answer.status, ...((await answer.json()) as { error?: { type: string } }) }
  }
  let isOver = false
  const pressing = load.press([server.url], () => isOver)
  try {
    const email = 'clock@example.com'
    const registered = await registerAt(server.url, email, browser)
    expect(registered.status).toBe(200)
    const cookie =
      registered.headers
        .getSetCookie()
        .find((one) => one.startsWith('sid='))
        ?.split(';')[0] ?? ''
    const isSignedIn = async () => {
      const answer = await fetch(`${server.url}/api/account/getInfo?version=1&locale=en`, {
        headers: { cookie },
      })
      return ((await answer.json()) as { response: { uid: number } }).response.uid > 0
    }
    const codes = async (): Promise<string[]> => {
      const kept = await fetch(`${server.url}/sandbox/outbox?to=${email}`)
      return ((await kept.json()) as { code?: string }[]).flatMap(({ code }) => code ?? [])
    }
    // Codes are for the browser that asked.
    const asking = `restore=${'a'.repeat(43)}`
    const ask = () => call('auth/restore', { login: email }, asking)
    const known: string[] = []
    /** The code of the next letter, which by the clock need not be the newest. */
    const nextCode = async () => {
      const fresh = async () => (await codes()).filter((code) => !known.includes(code))
      await expect.poll(async () => (await fresh()).length, { timeout }).toBe(1)
      const [code = ''] = await fresh()
      known.push(code)
      return code
    }
    const finish = (code: string) =>
      call('auth/restore', { login: email, code, password: 'Kamols-8', password_confirm: 'Kamols-8' }, asking)
    const goesOn = async () => {
      const before = load.decided.length
      await expect.poll(() => load.decided.length, { timeout }).toBeGreaterThan(before + 2)
    }
    const hasEnded = await listen(`${server.url}/content/events`)
    await goesOn()
    expect((await ask()).status).toBe(200)
    const early = await nextCode()

    await jumpTo(hour)
    await goesOn()
    expect(await isSignedIn()).toBe(true)
    // It was good for ten minutes, and another can be asked for after one.
    expect(await finish(early)).toMatchObject({ status: 400, error: { type: 'InvalidParameterException' } })
    expect((await ask()).status).toBe(200)
    await nextCode()

    await jumpTo(0)
    await goesOn()
    expect(await isSignedIn()).toBe(true)
    // Nobody waits until the clock is where it has been.
    expect((await ask()).status).toBe(200)
    expect(await finish(await nextCode())).toMatchObject({ status: 200 })

    await jumpTo(-hour)
    await goesOn()
    expect((await registerAt(server.url, 'before@example.com', browser)).status).toBe(200)
    await jumpTo(0)
    await goesOn()
    expect(hasEnded()).toBe(false)
  } finally {
    isOver = true
    await pressing
    await server.kill('SIGTERM')
  }
  expect(load.commands.filter(({ answer }) => answer && answer.status >= 500)).toEqual([])
  // What a provider says happened an hour from now is believed in an hour.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour })
  try {
    await expectSettled(settings, load)
  } finally {
    vi.useRealTimers()
  }
  await rm(folder, { recursive: true, force: true })
})

/** Opens a stream and reads on. @returns whether it has ended */
async function listen(url: string): Promise<() => boolean> {
  const { body } = await fetch(url)
  let hasEnded = false
  void body?.pipeTo(new WritableStream()).then(
    () => {
      hasEnded = true
    },
    () => {
      hasEnded = true
    },
  )
  return () => hasEnded
}
