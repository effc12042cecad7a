import { afterAll, beforeAll, expect, it } from 'vitest'
import { noLimit } from '../../../server/platform/responsibleGaming/moneyLimit.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet, some } from '../../fixtures/games/gameWallet.ts'

const minute = 60_000
const day = 24 * 60 * minute

describeOnOneDatabase('limits of play in the wallet', (fresh) => {
  let wallet: GameWallet
  beforeAll(async () => {
    wallet = await gameWallet(fresh())
  })
  afterAll(async () => {
    expect(await wallet.ledger.replay()).toEqual([])
    await wallet.close()
  })

  const limit = (uid: number, kind: 'stake' | 'loss', amount: bigint, since = wallet.clock()) =>
    wallet.protection.change({
      uid,
      now: wallet.clock(),
      ip: '',
      work: (before) => {
        const current = { days: 1, amount, currency: 'EUR', since }
        return {
          after: { ...before, limits: { ...before.limits, [kind]: { ...noLimit, current } } },
          events: [],
        }
      },
    })
  const limited = async (kind: 'stake' | 'loss', amount: bigint) => {
    const playing = await wallet.playing(100_000n)
    await limit(playing.uid, kind, amount)
    return playing
  }
  const refused = (kind: 'stake' | 'loss') => ({
    status: 403,
    error: {
      code: 'LIMIT_REACHED',
      limit: { kind, until: expect.stringMatching(/^\d{4}-.*Z$/), time_zone: 'Europe/Riga' },
    },
  })

  it('of stakes leaves what was won out, and what was given back in', async () => {
    const { bet, win, rollback } = await limited('stake', 300n)
    const [first, second] = [some('bet'), some('bet')]
    expect(await bet(200, { transaction: first })).toMatchObject({ status: 200 })
    expect(await bet(101)).toMatchObject(refused('stake'))
    await win(first, 5000)
    expect(await bet(101)).toMatchObject(refused('stake'))
    expect(await bet(100, { transaction: second })).toMatchObject({ status: 200 })
    expect(await bet(1)).toMatchObject(refused('stake'))
    await rollback(second)
    expect(await bet(100)).toMatchObject({ status: 200 })
  })

  it('of losses leaves what was won in', async () => {
    const { bet, win } = await limited('loss', 300n)
    const first = some('bet')
    expect(await bet(301)).toMatchObject(refused('loss'))
    expect(await bet(300, { transaction: first })).toMatchObject({ status: 200 })
    expect(await bet(1)).toMatchObject(refused('loss'))
    await win(first, 500)
    expect(await bet(501)).toMatchObject(refused('loss'))
    expect(await bet(500)).toMatchObject({ status: 200 })
  })

  it('holds stakes at one time together, and the stricter of two', async () => {
    const { uid, bet } = await limited('loss', 1000n)
    await limit(uid, 'stake', 100n)
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(30)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ error }) => error?.code === 'LIMIT_REACHED')).toHaveLength(5)
  })

  it('leaves room again when its period is over', async () => {
    const { uid, bet } = await wallet.playing(1000n)
    await limit(uid, 'loss', 100n, new Date(wallet.clock().getTime() - day + 5 * minute))
    expect(await bet(100)).toMatchObject({ status: 200 })
    expect(await bet(1)).toMatchObject(refused('loss'))
    wallet.wait(6 * minute)
    expect(await bet(100)).toMatchObject({ status: 200 })
  })

  it('counts own money only', async () => {
    const { uid, bet } = await wallet.playing(100n)
    await limit(uid, 'loss', 100n)
    await fresh().database.transaction(async (tx) => {
      const journals = await wallet.bonuses.grant(tx, {
        ...{
          uid,
          product: 'casino',
          reason: some('gift'),
          currency: 'EUR',
          amount: 1000n,
          required: 90_000n,
        },
        ...{ content: {}, days: 10, atOnce: true, terms: {} },
      })
      await wallet.ledger.post(tx, journals)
    })
    expect(await bet(300)).toMatchObject({ status: 200, split: { main: '100', bonus: '200' } })
    expect(await bet(300)).toMatchObject({ status: 200, split: { main: '0', bonus: '300' } })
  })
})
