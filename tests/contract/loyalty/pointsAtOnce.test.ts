import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { auditPoints } from '../../../server/platform/loyalty/audit/auditPoints.ts'
import { createInterventions } from '../../../server/platform/loyalty/operator/createInterventions.ts'
import { loyaltyOperator } from '../../../server/platform/loyalty/operator/loyaltyOperator.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { loyaltyHouse, programmeOf } from '../../fixtures/loyalty/loyaltyHouse.ts'
import { loyaltyLife } from '../../fixtures/loyalty/loyaltyLife.ts'
import { type Step, step } from '../../fixtures/loyalty/loyaltyPlans.ts'
import { reasonsOf, together } from '../../fixtures/run/together.ts'

/** More with MONEY_TURNS=500, in another order with MONEY_SEED=2. */
const turns = Number(process.env.MONEY_TURNS ?? 6)
const seed = Number(process.env.MONEY_SEED ?? 1)
const timeout = 120_000 + turns * 10_000

const kinds = ['grant', 'take', 'freeze', 'thaw', 'expire', 'replay'] as const
/** Carried out between turns: what is before it and what after must be known. */
const alone: ReadonlySet<Step['do']> = new Set(['wait', 'exclude', 'rates', 'publish'])

const turn = fc.record({
  steps: fc.array(fc.tuple(fc.nat(3), step), { minLength: 8, maxLength: 24 }),
  asked: fc.array(fc.tuple(fc.nat(3), fc.constantFrom(...kinds)), { maxLength: 3 }),
})

describeOnOneDatabase('points of several players, by several processes at once', (fresh) => {
  it('are what the auditor says, and those of lots those of the ledger', { timeout }, async () => {
    const [programme, other] = [programmeOf({ mostADay: 250, expiry: { days: 30 } }), programmeOf()]
    const house = await loyaltyHouse(fresh(), [programme, other])
    const { database, clock, ledger } = house
    const processes = [house.loyalty, house.create(), house.create()]
    const live = { site: house.site, loyalty: () => ({ programmes: [programme, other] }) } as never
    const operators = processes.map((points) =>
      createInterventions({ database, live, clock, points, fulfilment: {} as never }),
    )
    const uids = [await house.player(), await house.player(), await house.player(), await house.player()]
    // Two of each programme: all are rewarded in both.
    const lives = uids.map((uid, at) =>
      loyaltyLife(house, { uid, programme: (at % 2 ? other : programme).number }),
    )
    const lifeOf = (who: number) => lives[who] as (typeof lives)[number]
    let ids = 0
    const ask = ([who, kind]: [number, (typeof kinds)[number]]) => {
      ids += 1
      const of = { uid: uids[who] as number, programme: (ids % 2 ? programme : other).number }
      const amount = kind === 'grant' || kind === 'take' ? { amount: 40 } : {}
      const wanted = { id: `i${ids}`, kind, ...of, ...amount, reason: 'a proof', by: 'x' }
      return loyaltyOperator.ask(database.drizzle, wanted, clock())
    }
    for (const { steps, asked } of fc.sample(turn, { numRuns: turns, seed })) {
      for (const one of asked) await ask(one)
      const now = steps.filter(([, one]) => !alone.has(one.do))
      const done = await together<unknown>([
        ...now.map(
          ([who, one]) =>
            () =>
              lifeOf(who).carryOut(one),
        ),
        ...processes.flatMap(({ catchUp, sweep }) => [catchUp, sweep, catchUp]),
        ...operators.map(({ sweep }) => sweep),
      ])
      expect(reasonsOf(done)).toEqual([])
      const before = steps.find(([, one]) => alone.has(one.do))
      if (before) {
        // What was played is reckoned by the terms and bars of then.
        await processes[0]?.catchUp()
        await lifeOf(before[0]).carryOut(before[1])
      }
    }
    house.wait(2 * 3_600_000)
    for (const work of [house.loyalty.catchUp, house.loyalty.sweep, house.loyalty.catchUp]) await work()
    expect(await house.run(sql`select * from platform.loyalty_outbox`)).toEqual([])
    expect(await auditPoints(database.drizzle, clock())).toEqual([])
    const differing = await house.run(sql`select uid, programme, sum("left") as lots, (
          select coalesce(sum(balance), 0) from platform.ledger_accounts account where account.uid = lot.uid
            and account.kind = 'loyalty' and account.currency = 'PTS' and account.ref = lot.programme::text
        ) as ledger
      from platform.loyalty_lots lot group by uid, programme having sum("left") is distinct from (
        select coalesce(sum(balance), 0) from platform.ledger_accounts account where account.uid = lot.uid
          and account.kind = 'loyalty' and account.currency = 'PTS' and account.ref = lot.programme::text)`)
    expect(differing).toEqual([])
    expect([await ledger.replay(), await ledger.verifyChain()]).toEqual([[], []])
  })
})
