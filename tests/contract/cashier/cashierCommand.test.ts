import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askServer } from '../../../server/commands/operatorSocket.ts'
import { type Croupier, createCroupier } from '../../../server/createCroupier.ts'
import { fundPlayer } from '../../../server/platform/cashier/fundPlayer.ts'
import { paymentRepository } from '../../../server/platform/cashier/paymentRepository.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { newPlayer } from '../../fixtures/players/players.ts'
import { fast } from '../../fixtures/servers/serverProcess.ts'
import { dist, fillDataDir } from '../../fixtures/servers/startedSite.ts'

const root = join(import.meta.dirname, '../../..')

describe('the cashier’s command, while a server holds the embedded database', () => {
  let folder: string
  let dataDir: string
  let croupier: Croupier
  let isClosed = false
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cashier-'))
    dataDir = join(folder, 'data')
    await fillDataDir(dataDir)
    croupier = await createCroupier(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), { dist })
  })
  afterAll(async () => {
    if (!isClosed) await croupier.close()
    await rm(folder, { recursive: true, force: true })
  })

  function cashier(...line: string[]): Promise<{ status: number; said: string }> {
    const env = { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir }
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [...fast, join(root, 'server/commands/cashier.ts'), ...line],
        { env },
        (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), said: stdout + stderr }),
      )
    })
  }

  /** A withdrawal of 40 EUR that waits for a decision. */
  async function inReview() {
    const { database, platform } = croupier
    const uid = await newPlayer(database)
    const whose = { uid, currency: 'EUR', locale: 'en' }
    await database.transaction((tx) =>
      fundPlayer(platform.ledger, tx, whose, { method: 'card', amount: 100_00n }),
    )
    return database.transaction(async (tx) => {
      const created = await paymentRepository.create(
        tx,
        {
          ...whose,
          ...{ type: 'withdrawal', status: 'requested', method: 'bank-transfer', channel: 'bank' },
          ...{ amount: 40_00n, requisites: { iban: 'LV80BANK0000435195001' }, provider: 'sandbox' },
          ...{ domain: 'localhost', createdAt: new Date() },
        },
        'player',
      )
      const { id, amount } = created
      const at = 'withdrawal_hold' as const
      const hold = await platform.ledger.hold(tx, {
        key: `withdrawal/${id}`,
        uid,
        currency: 'EUR',
        amount,
        at,
      })
      const move = { status: 'review', actor: 'site', at: new Date() } as const
      return paymentRepository.move(tx, created, move, { hold: hold.id })
    })
  }
  const main = async (uid: number) => (await croupier.platform.ledger.balances(uid)).balance_main.amount

  const ask = (...line: string[]) => askServer(dataDir, { line, by: 'olga' })

  it('is carried out by that server', async () => {
    const { id, uid } = await inReview()
    expect(await cashier('list')).toMatchObject({
      status: 0,
      said: expect.stringMatching(
        new RegExp(`^${id}  review  .*  player ${uid}  40.00 EUR  .*LV80BA...5001`, 'm'),
      ),
    })
    expect(await ask('decline', String(id))).toEqual({ code: 0, said: [`Withdrawal ${id}: declined`] })
    expect(await main(uid)).toBe('100.00')
    const tooLate = `No withdrawal ${id} can be declined (any more)`
    expect(await ask('decline', String(id))).toEqual({ code: 1, said: [tooLate] })
    const none = { code: 1, said: ['There is no item 4711'] }
    expect(await ask('release', '4711', 'player', '10')).toEqual(none)
    const { body } = await croupier.app.inject({ url: '/metrics', headers: { host: 'localhost' } })
    expect(body).toMatch(/^withdrawals_in_review 0$/m)
  })

  it('comes by a socket that only the owner reaches, and that takes nothing else', async () => {
    expect(statSync(join(dataDir, 'operator')).mode & 0o777).toBe(0o700)
    const post = (body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const socketPath = join(dataDir, 'operator/commands')
        request({ socketPath, method: 'POST', path: '/' }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end(body)
      })
    for (const body of [
      '',
      '{',
      'null',
      '{"line":["list"]}',
      '{"line":"list","by":"me"}',
      '{"line":["drop"],"by":"me"}',
    ])
      expect(await post(body)).toBe(400)
    expect(await post(JSON.stringify({ line: ['list'], by: 'x'.repeat(5000) }))).toBe(400)
  })

  it('opens the database itself once the server is gone, and leaves nothing behind', async () => {
    const { id } = await inReview()
    await croupier.close()
    isClosed = true
    expect(await ask('list')).toBeUndefined()
    expect(existsSync(join(dataDir, 'operator/commands'))).toBe(false)
    expect(await cashier('approve', String(id))).toEqual({ status: 0, said: `Withdrawal ${id}: approved\n` })
  })
})
