import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import type { Player } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('operators', (fresh) => {
  let server: CashierServer
  beforeAll(async () => {
    server = await cashierServer(fresh().database)
  })
  afterAll(() => server.close())

  const operator = () => server.platform.cashier.operator
  const decide = (id: unknown, verdict: 'approve' | 'decline') =>
    operator().decide(Number(id), verdict, 'olga')
  const send = (id: unknown) => server.platform.cashier.payouts.send(Number(id))
  const wasSent = (id: unknown) => server.payouts.some(({ reference }) => reference === `withdrawal-${id}`)
  const money = async (player: Player) => ({
    main: await server.main(player),
    held: await server.held(player),
  })

  async function query(statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
    const { rows } = (await fresh().database.drizzle.execute(statement)) as unknown as {
      rows: Record<string, unknown>[]
    }
    return rows
  }
  const ban = ({ uid }: Player, is = true) =>
    query(sql`update platform.accounts set is_banned = ${is} where uid = ${uid}`)
  const remove = ({ uid }: Player) =>
    query(sql`update platform.accounts set is_deleted = true where uid = ${uid}`)

  /** A player with 100 EUR, of which 50 are asked for, and approved. */
  async function approved() {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    return { player, id: Number(response.id) }
  }

  it('decline what is approved, as long as it was not sent', async () => {
    const { player, id } = await approved()
    expect(await decide(id, 'approve')).toBe(false)
    expect(await decide(id, 'decline')).toBe(true)
    expect(await decide(id, 'decline')).toBe(false)
    await send(id)
    expect(wasSent(id)).toBe(false)
    expect(await money(player)).toEqual({ main: '100.00', held: 0n })
    expect((await server.history(id)).slice(-2)).toEqual(['approved by site', 'declined by operator'])

    const other = await approved()
    await send(other.id)
    expect(await decide(other.id, 'decline')).toBe(false)
    expect(await money(other.player)).toEqual({ main: '50.00', held: 5000n })
  })

  it('meet players and the job at one lock: a withdrawal is declined, cancelled or sent', async () => {
    for (let round = 0; round < 9; round += 1) {
      const { player, id } = await approved()
      const moves = [
        () => decide(id, 'decline'),
        async () => (await server.cancel(player, id)).status === 200,
        () => send(id).then(() => wasSent(id)),
        () => decide(id, 'approve'),
      ]
      // Each of the first three is once the first to be asked for.
      const turned = [...moves.slice(round % 3), ...moves.slice(0, round % 3)]
      const won = (await Promise.all(turned.map((move) => move()))).filter(Boolean)
      expect(won).toHaveLength(1)
      const status = await server.status(player, id)
      expect(await money(player)).toEqual(
        status === 'sent' ? { main: '50.00', held: 5000n } : { main: '100.00', held: 0n },
      )
      expect(wasSent(id)).toBe(status === 'sent')
    }
  })

  it.each([
    ['banned', 'player_banned', ban],
    ['deleted', 'player_deleted', remove],
  ] as const)('decide again about players who were %s after the approval', async (_name, note, block) => {
    const [kept, paid] = [await approved(), await approved()]
    for (const { player, id } of [kept, paid]) {
      await block(player)
      await Promise.all([send(id), send(id)])
      expect(wasSent(id)).toBe(false)
      expect(await money(player)).toEqual({ main: '50.00', held: 5000n })
      expect((await server.history(id)).slice(-2)).toEqual(['approved by site', 'review by site'])
      const [last] = await query(
        sql`select note from platform.payment_history where payment_id = ${id} order by id desc limit 1`,
      )
      expect(last).toEqual({ note })
      const listed = (await operator().unsent()).find((one) => one.id === id)
      expect(listed).toMatchObject({ status: 'review', obstacle: note })
    }
    expect(await decide(kept.id, 'decline')).toBe(true)
    expect(await money(kept.player)).toEqual({ main: '100.00', held: 0n })
    expect(await decide(paid.id, 'approve')).toBe(true)
    await send(paid.id)
    expect(wasSent(paid.id)).toBe(true)
    await server.say(`withdrawal-${paid.id}`, 'paid')
    expect(await money(paid.player)).toEqual({ main: '50.00', held: 0n })
  })

  it('approve for what they know: a ban that comes later is asked about, one that is lifted is not', async () => {
    const player = await server.player(1000)
    const { response } = await server.withdraw(player, { amount: '1000' })
    const { id } = response
    expect(await decide(id, 'approve')).toBe(true)
    await ban(player)
    await send(id)
    expect((await server.history(id)).at(-1)).toBe('review by site')
    expect(await decide(id, 'approve')).toBe(true)
    await remove(player)
    await send(id)
    expect((await server.history(id)).at(-1)).toBe('review by site')
    await query(
      sql`update platform.accounts set is_deleted = false, is_banned = false where uid = ${player.uid}`,
    )
    expect(await decide(id, 'approve')).toBe(true)
    await send(id)
    expect(wasSent(id)).toBe(true)
  })

  it('are asked before a banned player is paid, at whatever moment the ban comes', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { player, id } = await approved()
      await Promise.all(round % 2 ? [ban(player), send(id)] : [send(id), ban(player)])
      const last = (await server.history(id)).at(-1)
      expect(['review by site', 'sent by site']).toContain(last)
      expect(wasSent(id)).toBe(last === 'sent by site')
    }
  })

  it('are asked where the ban was under way when the sending began', async () => {
    const { database } = fresh()
    const { player, id } = await approved()
    let sending: Promise<unknown> | undefined
    let isOver = false
    await database.transaction(async (tx) => {
      await tx.execute(sql`update platform.accounts set is_banned = true where uid = ${player.uid}`)
      sending = send(id).finally(() => {
        isOver = true
      })
      // The embedded database does one after the other by itself.
      if (database.kind === 'pglite') return
      await vi.waitFor(async () => {
        const [row] = await query(
          sql`select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(isOver || Number(row?.waiting) > 0).toBe(true)
      })
    })
    await sending
    expect((await server.history(id)).at(-1)).toBe('review by site')
    expect(wasSent(id)).toBe(false)
  })

  it('are not asked about players who excluded themselves', async () => {
    const { player, id } = await approved()
    await query(sql`insert into platform.player_protection (uid, excluded_at, excluded_for_ever)
      values (${player.uid}, now(), true)`)
    await send(id)
    expect(wasSent(id)).toBe(true)
  })

  /** A withdrawal of 50 EUR of which the provider says that another sum was paid. */
  async function withheld() {
    const { player, id } = await approved()
    await send(id)
    await server.say(`withdrawal-${id}`, 'paid', { amount: 4000n })
    return { player, id, item: await itemOf(id) }
  }
  const itemOf = async (id: unknown) => {
    const found = (await operator().inSuspense()).find(({ paymentId }) => paymentId === id)
    if (!found) throw new Error(`Nothing of payment ${id} waits`)
    return found.id
  }
  const release = (item: number, to: 'player' | 'provider', amount?: string) =>
    operator().release(item, { to, by: 'olga', ...(amount !== undefined && { amount }) })

  /** What lies with the provider and in suspense, in cents. */
  async function house() {
    const [row] = await query(sql`select
      coalesce(sum(balance) filter (where kind = 'clearing'), 0)::int as clearing,
      coalesce(sum(balance) filter (where kind = 'suspense'), 0)::int as suspense
      from platform.ledger_accounts where uid is null and currency = 'EUR'`)
    return row as { clearing: number; suspense: number }
  }
  const since = new Date(Date.now() - 3_600_000)

  it.each([
    ['provider', '40'],
    ['player', '10.00'],
  ] as const)('divide what was withheld, naming the part of the %s', async (to, amount) => {
    const { player, id, item } = await withheld()
    expect(await operator().inSuspense()).toContainEqual(
      expect.objectContaining({ id: item, told: { amount: 4000n, currency: 'EUR' } }),
    )
    const before = await house()
    await release(item, to, amount)
    const after = await house()
    expect([after.clearing - before.clearing, after.suspense - before.suspense]).toEqual([4000, -5000])
    expect(await money(player)).toEqual({ main: '60.00', held: 0n })
    expect(await server.status(player, id)).toBe('paid')
    const { response } = await server.call('cashier.gethistory', { id: String(id) }, { sid: player.sid })
    expect(response).toMatchObject({ items: [{ amount: { amount: '40.00' } }] })
    expect(await server.platform.ledger.withdrawnSince(player.uid, since)).toBe(4000n)
    const [row] = await query(
      sql`select released_to, released_amount::text from platform.payment_suspense where id = ${item}`,
    )
    expect(row).toEqual({ released_to: to, released_amount: to === 'player' ? '1000' : '4000' })
    expect(await server.say(`withdrawal-${id}`, 'paid')).toMatchObject({ outcome: 'repeated' })
  })

  it('divide what was paid in too much, and only the player’s part counts as a deposit', async () => {
    const player = await server.player()
    const { response } = await server.deposit(player)
    await server.say(`deposit-${response.id}`, 'captured', { amount: 7000n })
    const before = await house()
    await release(await itemOf(response.id), 'player', '50')
    const after = await house()
    expect([after.clearing - before.clearing, after.suspense - before.suspense]).toEqual([2000, -7000])
    expect(await server.main(player)).toBe('50.00')
    expect(await server.platform.ledger.depositedSince(player.uid, since)).toBe(5000n)
    expect(await server.status(player, response.id)).toBe('declined')
  })

  it('release an item once, whole or divided, however many try', async () => {
    const { player, item } = await withheld()
    const tries = [
      () => release(item, 'player'),
      () => release(item, 'provider', '40'),
      () => release(item, 'player', '30'),
      () => release(item, 'provider'),
    ]
    const before = await house()
    const told = await Promise.allSettled(tries.map((one) => one()))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const at = told.findIndex(({ status }) => status === 'fulfilled')
    const main = [100, 60, 80, 50][at] ?? 0
    expect(await server.main(player)).toBe(`${main}.00`)
    const after = await house()
    expect(after.clearing - before.clearing).toBe((100 - main) * 100)
    await expect(release(item, 'provider', '1')).rejects.toThrow('before')
  })

  it('cannot divide what is no part of an item, or what was not booked, or give what is nobody’s', async () => {
    const { player, id, item } = await withheld()
    for (const amount of ['0', '-10', '50.01', '10.001', 'ten', ''])
      await expect(release(item, 'player', amount)).rejects.toThrow('Not a part of 50.00 EUR')
    const stray = server.event('deposit-777777777', 'captured')
    await server.tell(stray)
    const waiting = await operator().inSuspense()
    const nobodys = waiting.find(({ eventId }) => eventId === stray.id)?.id ?? 0
    await expect(release(nobodys, 'provider', '10')).rejects.toThrow('whose money')
    await release(nobodys, 'provider', '50')
    await server.say(`withdrawal-${id}`, 'paid', { payment: 'another' })
    const unbooked = (await operator().inSuspense()).find(
      ({ reason, paymentId }) => reason === 'paid_twice' && paymentId === id,
    )
    await expect(release(unbooked?.id ?? 0, 'provider', '10')).rejects.toThrow('divided')
    await release(item, 'player', '50.00')
    expect(await server.status(player, id)).toBe('failed')
    expect(await money(player)).toEqual({ main: '100.00', held: 0n })
  })

  it('leave books in which everything adds up', async () => {
    expect(await server.faults()).toEqual([])
  })
})
