import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import bonusTerms from '../../../schemas/site/pages/bonus-terms.json' with { type: 'json' }
import ownBonuses from '../../../schemas/site/pages/profile/bonuses.json' with { type: 'json' }
import { createTranslate } from '../../../server/gateway/translate.ts'
import { LedgerError } from '../../../server/platform/wallet/LedgerError.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import type { Player } from '../../fixtures/servers/platformServer.ts'

type Asked = { from: string; fallback?: string }

/** The arguments that a page gives to a text, where it stands in it. */
function argumentsFor(node: unknown, key: string): Record<string, Asked> | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if ('key' in node && node.key === key && 'args' in node) return node.args as Record<string, Asked>
  for (const inner of Object.values(node)) {
    const found = argumentsFor(inner, key)
    if (found) return found
  }
  return undefined
}

const at = (facts: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], facts)

describeOnOneDatabase('what the site says of bonuses', (fresh) => {
  let server: CashierServer
  beforeAll(async () => {
    server = await cashierServer(fresh().database)
  })
  afterAll(() => server.close())

  /** A text as a page says it under the settings of now. */
  function said(page: object, key: string, locale = 'en'): string {
    const { live } = server.platform
    const facts = { site: siteFacts(live.site(), live.locales(), { locale }) }
    const values = Object.entries(argumentsFor(page, key) ?? {}).map(([name, { from, fallback }]) => [
      name,
      at(facts, from) ?? fallback,
    ])
    return createTranslate(live.compiledMessages(locale), locale)(key, Object.fromEntries(values))
  }

  /** Somebody with 50 EUR of their own and an active bonus of 10 EUR. */
  async function player(): Promise<Player> {
    const someone = await server.player(50)
    await fresh().database.transaction(async (tx) => {
      const { bonuses } = server.platform.promotions
      const grant = {
        uid: someone.uid,
        product: 'casino',
        reason: 'gift',
        currency: 'EUR',
        amount: 1000n,
      } as const
      const more = { required: 3000n, content: { name: 'campaigns.gift.bonus' }, days: 10, atOnce: true }
      await server.platform.ledger.post(tx, await bonuses.grant(tx, { ...grant, ...more }))
    })
    return someone
  }

  /** What a bet of so many cents is paid from; undefined where it cannot be paid. */
  async function bet({ uid }: Player, amount: bigint) {
    const key = randomBytes(8).toString('hex')
    const asked = {
      key,
      uid,
      product: 'casino',
      currency: 'EUR',
      amount,
      revenue: 'casino',
      round: key,
    } as const
    try {
      return await fresh().database.transaction((tx) => server.platform.promotions.bonusPlay.bet(tx, asked))
    } catch (error) {
      if (error instanceof LedgerError) return undefined
      throw error
    }
  }

  async function under<T>(isolated: boolean, burns: boolean, work: () => Promise<T>): Promise<T> {
    const { general, cashier } = server.platform.live.site()
    const withdrawal = cashier?.withdrawal
    if (!withdrawal) throw new Error('The starter site pays out')
    const before = [general.is_bonus_isolation_enabled, withdrawal.burnsBonuses] as const
    Object.assign(general, { is_bonus_isolation_enabled: isolated })
    withdrawal.burnsBonuses = burns
    try {
      return await work()
    } finally {
      Object.assign(general, { is_bonus_isolation_enabled: before[0] })
      withdrawal.burnsBonuses = before[1]
    }
  }

  const settings = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const

  it.each(settings)(
    'is what becomes of them when money leaves: isolated %s, burning %s',
    async (isolated, burns) => {
      await under(isolated, burns, async () => {
        const someone = await player()
        expect((await server.withdraw(someone, { amount: '20' })).status).toBe(200)
        const { response } = await server.call('bonuses.get', { status: 'open' }, { sid: someone.sid })
        const isGone = response.total === 0
        for (const text of [
          said(bonusTerms, 'pages.bonus-terms.body'),
          said(ownBonuses, isolated ? 'bonuses.isolated' : 'bonuses.mixed'),
        ]) {
          expect(/withdrawal ends every/.test(text), text).toBe(isGone)
          expect(/withdrawal leaves/.test(text), text).toBe(!isGone)
        }
      })
    },
  )

  it.each([true, false])('is how bets are paid, and what of them counts: isolated %s', async (isolated) => {
    await under(isolated, true, async () => {
      const both = await bet(await player(), 5500n)
      const own = await bet(await player(), 4000n)
      const text = said(bonusTerms, 'pages.bonus-terms.body')
      const short = said(ownBonuses, isolated ? 'bonuses.isolated' : 'bonuses.mixed')
      expect(/use your real money first/.test(text)).toBe(both?.main === 5000n && both.bonus === 500n)
      expect(/use your real money first/.test(short)).toBe(both?.main === 5000n && both.bonus === 500n)
      expect(/kept separate/.test(text)).toBe(both === undefined)
      expect(/kept separate/.test(short)).toBe(both === undefined)
      expect(/Only bets placed with bonus money count/.test(text)).toBe((own?.counted ?? 0n) === 0n)
      expect(/The whole bet counts/.test(text)).toBe(own?.counted === 4000n)
    })
  })

  it('is said in every language by the same settings', async () => {
    for (const { code } of server.platform.live.locales().locales) {
      const texts: string[] = []
      for (const [isolated, burns] of settings)
        await under(isolated, burns, async () => {
          texts.push(said(bonusTerms, 'pages.bonus-terms.body', code))
        })
      expect(texts[0]).toBe(texts[1])
      expect(new Set(texts).size, code).toBe(3)
    }
  })
})
