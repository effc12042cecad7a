import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { sqlState } from '../../../server/db/sqlErrors.ts'
import { describeOnEachDatabase, emptyPostgres } from '../../fixtures/databases/databases.ts'

describeOnEachDatabase('the database', (fresh) => {
  it('carries notices to the subscribers of their channel alone, with any text in them', async () => {
    const { notifier } = fresh().database
    const heard: string[] = []
    const stop = notifier.subscribe('a', (payload) => heard.push(payload))
    await notifier.publish('b', 'not for a')
    await notifier.publish('a', `it's "quoted" 🎲`)
    await expect.poll(() => heard).toEqual([`it's "quoted" 🎲`])
    stop()
    await notifier.publish('a', 'nobody listens')
    const last = new Promise<string>((resolve) => notifier.subscribe('c', resolve))
    await notifier.publish('c', 'last')
    expect(await last).toBe('last')
    expect(heard).toHaveLength(1)
    await expect(notifier.publish('a', 'x'.repeat(8_000))).rejects.toThrow(RangeError)
  })

  it.each(['publish', 'hint'] as const)(
    'sends notices (%s) of a transaction when it commits and never when it rolls back',
    async (how) => {
      const { database } = fresh()
      const heard: string[] = []
      database.notifier.subscribe(how, (payload) => heard.push(payload))
      const failing = database.transaction(async (tx) => {
        await database.notifier[how](how, 'rolled back', tx)
        throw new Error('on purpose')
      })
      await expect(failing).rejects.toThrow('on purpose')
      await database.transaction(async (tx) => {
        await database.notifier[how](how, 'committed', tx)
        await tx.execute(sql`select 1`)
        expect(heard).toEqual([])
      })
      await expect.poll(() => heard).toEqual(['committed'])
    },
  )

  it('names the state of a failed statement through every wrapping', async () => {
    const { database } = fresh()
    const error = await database.drizzle.execute(sql`select 1 / 0`).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(sqlState(error)).toBe('22012')
    expect(sqlState(new Error('another'))).toBeUndefined()
  })

  it('takes plain SQL, one statement with values or several without', async () => {
    const { database } = fresh()
    expect((await database.query('select $1::int as a', [1])).rows).toEqual([{ a: 1 }])
    await database.query('create table one (a int); insert into one values (1)')
    expect((await database.query('select a from one')).rows).toEqual([{ a: 1 }])
    await database.health()
  })

  it('tries a transaction again that lost a conflict', async () => {
    const { database } = fresh()
    await database.query('create table counter (value int); insert into counter values (0)')
    const add = () =>
      database.transaction(
        async (tx) => {
          const result = await tx.execute(sql`select value from counter`)
          const [row] = (result as { rows: { value: number }[] }).rows
          await tx.execute(sql`update counter set value = ${(row?.value ?? 0) + 1}`)
        },
        { isolationLevel: 'serializable' },
      )
    await Promise.all([add(), add()])
    expect((await database.query('select value from counter')).rows).toEqual([{ value: 2 }])
  })
})

describeOnEachDatabase('what is asked ahead of a transaction', (fresh) => {
  const conflict = Object.assign(new Error('a conflict'), { code: '40001' })
  const count = async () =>
    (await fresh().database.query('select count(*)::int as count from heard')).rows[0]?.count

  it('is kept once, however often that is tried, and where it fails', async () => {
    const { database } = fresh()
    await database.query('create table heard (one int)')
    let tries = 0
    const failing = database.transaction(
      async (tx) => {
        await tx.execute(sql`insert into heard values (2)`)
        tries += 1
        throw tries < 3 ? conflict : new Error('refused')
      },
      { ahead: (executor) => executor.execute(sql`insert into heard values (1)`) },
    )
    await expect(failing).rejects.toThrow('refused')
    expect((await database.query('select one from heard')).rows).toEqual([{ one: 1 }])
  })

  it('leaves nothing of the transaction where it fails itself, whatever that has said', async () => {
    const { database } = fresh()
    await database.query('create table if not exists heard (one int); truncate heard')
    const ahead = async () => Promise.reject(new Error('heard before'))
    const written = database.transaction((tx) => tx.execute(sql`insert into heard values (1)`), { ahead })
    await expect(written).rejects.toThrow('heard before')
    const refused = database.transaction(() => Promise.reject(new Error('refused')), { ahead })
    await expect(refused).rejects.toThrow('heard before')
    expect(await count()).toBe(0)
  })
})

describe('Postgres', () => {
  it('that cannot be reached is named without its password', async () => {
    const opening = openPostgres('postgres://root:secret@127.0.0.1:1/croupier')
    await expect(opening).rejects.toThrow(
      /^Postgres at 127\.0\.0\.1:1\/croupier cannot be reached: .*ECONNREFUSED/,
    )
    await expect(opening).rejects.not.toThrow(/secret/)
  })

  it('lets who waited for a lock see what its holder wrote, however the database is set', async () => {
    const empty = await emptyPostgres()
    const first = await openPostgres(empty.url)
    await first.query(`create table purse (owner int, money int); insert into purse values (1, 1);
      do $$ begin execute format('alter database %I set default_transaction_isolation to ''repeatable read''',
        current_database()); end $$`)
    await first.close()
    const database = await openPostgres(empty.url)
    const take = () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(1)`)
        const { rows } = (await tx.execute(sql`select sum(money)::int as money from purse`)) as unknown as {
          rows: { money: number }[]
        }
        if ((rows[0]?.money ?? 0) < 1) return false
        await tx.execute(sql`insert into purse values (1, -1)`)
        return true
      })
    const taken = await Promise.all(Array.from({ length: 8 }, take))
    expect(taken.filter(Boolean)).toHaveLength(1)
    await database.close()
    await empty.drop()
  })

  it('is listened to again after its connections were cut, and says that notices may be missing', async () => {
    const empty = await emptyPostgres()
    const database = await openPostgres(empty.url)
    const gap = new Promise<void>((resolve) => database.notifier.onGap(resolve))
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await gap
    const heard = new Promise<string>((resolve) => database.notifier.subscribe('a', resolve))
    await database.notifier.publish('a', 'again')
    expect(await heard).toBe('again')
    await database.close()
    await empty.drop()
  })
})
