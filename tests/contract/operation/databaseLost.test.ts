import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database, Executor } from '../../../server/db/Database.ts'
import { awayErrorOf, isDatabaseAway } from '../../../server/db/DatabaseAwayError.ts'
import { listen } from '../../../server/db/listen.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import type { ReachEvent } from '../../../server/db/watchReach.ts'
import { type BreakableWay, breakableWay } from '../../fixtures/cashier/breakableWay.ts'
import { emptyPostgres } from '../../fixtures/databases/databases.ts'

describe('a connection to Postgres that is lost', () => {
  let empty: Awaited<ReturnType<typeof emptyPostgres>>
  let way: BreakableWay
  let database: Database
  /** Goes its own way, to do what an administrator does. */
  let other: Database
  const told: ReachEvent['what'][] = []

  beforeAll(async () => {
    empty = await emptyPostgres()
    way = await breakableWay(empty.url)
    database = await openPostgres(way.url)
    other = await openPostgres(empty.url)
    database.onReach(({ what }) => told.push(what))
    await database.query('create table purse (money int)')
  })
  afterAll(async () => {
    await database.close()
    await other.close()
    await way.close()
    await empty.drop()
  })

  const pidOf = async (tx: Executor) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[]
    }
    return rows[0]?.pid ?? 0
  }
  const terminate = (pid: number) => other.query('select pg_terminate_backend($1, 5000)', [pid])
  const money = async () => (await other.query('select sum(money)::int as sum from purse')).rows[0]?.sum
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('in the middle of a transaction costs another try, and what was done is done once', async () => {
    let tries = 0
    const answer = await database.transaction(async (tx) => {
      tries += 1
      await tx.execute(sql`insert into purse values (1)`)
      if (tries === 1) await terminate(await pidOf(tx))
      await tx.execute(sql`insert into purse values (1)`)
      return 'done'
    })
    expect([answer, tries, await money()]).toEqual(['done', 2, 2])
  })

  it('between two statements, with nobody waiting for an answer, ends nothing but the transaction', async () => {
    let tries = 0
    await database.transaction(async (tx) => {
      tries += 1
      await tx.execute(sql`insert into purse values (1)`)
      if (tries === 1) {
        await terminate(await pidOf(tx))
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    expect([tries, await money()]).toEqual([2, 3])
  })

  it('leaves a refusal what it is', async () => {
    const failing = database.transaction(async (tx) => {
      await terminate(await pidOf(tx))
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
  })

  it('costs no place in the pool, however often', async () => {
    for (let round = 0; round < 25; round += 1) {
      const failing = database.transaction(async (tx) => {
        await terminate(await pidOf(tx))
        throw new Error('on purpose')
      })
      await expect(failing).rejects.toThrow('on purpose')
    }
    await database.health()
  })

  it('while it is being committed is told as of unknown fate, and not tried again', async () => {
    await other.query(`create table slow (a int);
      create function doze() returns trigger language plpgsql as
        $$ begin perform pg_sleep(60); return null; end $$;
      create constraint trigger dozing after insert on slow deferrable initially deferred
        for each row execute function doze()`)
    let tries = 0
    let pid = 0
    const committing = failureOf(
      database.transaction(async (tx) => {
        tries += 1
        pid = await pidOf(tx)
        await tx.execute(sql`insert into slow values (1)`)
      }),
    )
    await expect
      .poll(async () => {
        const { rows } = await other.query('select wait_event from pg_stat_activity where pid = $1', [pid])
        return rows[0]?.wait_event
      })
      .toBe('PgSleep')
    await terminate(pid)
    expect(awayErrorOf(await committing)?.fate).toBe('unknown')
    expect(tries).toBe(1)
  })

  it('before it listened is told by a rejection alone', async () => {
    const nothing = { onMessage() {}, onGap() {}, onLost: vi.fn() }
    await expect(listen('postgres://a:b@127.0.0.1:1/c', nothing)).rejects.toThrow('ECONNREFUSED')
    expect(nothing.onLost).not.toHaveBeenCalled()
  })

  it('that leads to a standby by now is lost, and the primary is met again by itself', async () => {
    const { length } = told
    const name = new URL(empty.url).pathname.slice(1)
    const before = Number(await money())
    await other.query(`alter database "${name}" set default_transaction_read_only = on`)
    // Whoever connects from now on finds what a standby is: it answers, and takes nothing.
    way.breakOff()
    await way.mend()
    const until = (done: () => unknown) => vi.waitFor(done, { timeout: 20_000 })
    const put = () => database.transaction((tx) => tx.execute(sql`insert into purse values (1)`))
    await until(async () => {
      expect(isDatabaseAway(await failureOf(put()))).toBe(true)
      expect(told.slice(length)).toContain('away')
    })
    expect(isDatabaseAway(await failureOf(database.health()))).toBe(true)
    expect(await money()).toBe(before)

    await other.query(`alter database "${name}" reset default_transaction_read_only`)
    await until(put)
    await until(() => database.health())
    expect(await money()).toBe(before + 1)
    const heard = new Promise<string>((resolve) => database.notifier.subscribe('b', resolve))
    await until(async () => {
      await database.notifier.publish('b', 'again')
      expect(await Promise.race([heard, pause(50)])).toBe('again')
    })
  })

  it('with the whole server refuses everybody at once, says so once, and is met again by itself', async () => {
    const { length } = told
    const gap = new Promise<void>((resolve) => database.notifier.onGap(resolve))
    way.breakOff()
    await expect.poll(() => told.slice(length)).toContain('away')
    const failures = await Promise.all([
      failureOf(database.query('select 1')),
      failureOf(database.drizzle.execute(sql`select 1`)),
      failureOf(database.transaction(async () => {})),
      failureOf(database.health()),
    ])
    expect(failures.map(isDatabaseAway)).toEqual([true, true, true, true])
    await way.mend()
    await expect
      .poll(() =>
        database.health().then(
          () => 'there',
          () => 'away',
        ),
      )
      .toBe('there')
    await gap
    expect(told.slice(length).filter((what) => what !== 'lost')).toEqual(['away', 'back'])
    const heard = new Promise<string>((resolve) => database.notifier.subscribe('a', resolve))
    await database.notifier.publish('a', 'again')
    expect(await heard).toBe('again')
  })
})
