import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../../../server/platform/accounts/schema.ts'
import { noticeRepository } from '../../../server/platform/events/noticeRepository.ts'
import { participantRepository } from '../../../server/platform/tournaments/participantRepository.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { euros, hour, type TournamentHouse, tournamentHouse } from '../../fixtures/games/tournamentHouse.ts'

describeOnOneDatabase('tournaments', (fresh) => {
  let house: TournamentHouse
  let number = 100
  beforeAll(async () => {
    house = await tournamentHouse(fresh())
  })
  afterAll(async () => {
    expect(await house.wallet.ledger.replay()).toEqual([])
    await house.wallet.close()
  })

  const next = () => {
    number += 1
    return number
  }
  type Playing = Awaited<ReturnType<TournamentHouse['wallet']['playing']>>
  /** As many as are taken apart, which is at most five. */
  const players = async (count: number, funds = 100_000n) => {
    const all = await Promise.all(Array.from({ length: count }, () => house.wallet.playing(funds)))
    return all as [Playing, Playing, Playing, Playing, Playing]
  }
  const own = async (uid: number, run: number) =>
    (await participantRepository.own(fresh().database.drizzle, uid, [run])).get(run)
  const exclude = (uid: number) =>
    house.wallet.protection.change({
      ...{ uid, now: house.wallet.clock(), ip: '198.18.0.1' },
      work: (before) => ({
        after: { ...before, exclusion: { since: house.wallet.clock(), until: null } },
        events: [],
      }),
    })

  it('count closed rounds of those who joined, and of nobody else', async () => {
    const run = await house.run(next())
    const [one, two, other] = await players(3)
    await house.play(one, 500, 0)
    for (const who of [one, two]) await house.join(who.uid, run)
    await house.join(one.uid, run)
    await house.play(one, 1000, 5000)
    await house.play(two, 2000, 0)
    await house.play(other, 9000, 0)
    expect(await house.board(run)).toEqual([
      [two.uid, 20],
      [one.uid, 10],
    ])
    await house.play(one, 1500, 0)
    expect(await house.board(run)).toEqual([
      [one.uid, 25],
      [two.uid, 20],
    ])
    expect(await own(two.uid, run)).toMatchObject({ points: 2000, place: 2 })
    expect(await own(other.uid, run)).toBeUndefined()
  })

  it('count a round once, when it closes, without what was rolled back', async () => {
    const run = await house.run(next())
    const [one] = await players(1)
    const { uid, bet, rollback, finish } = one
    await house.join(uid, run)
    await bet(700, { transaction: `kept-${uid}` })
    await bet(900, { transaction: `back-${uid}` })
    await rollback(`back-${uid}`)
    expect(await house.board(run)).toEqual([])
    await Promise.all([finish(), finish(), finish()])
    expect(await house.board(run)).toEqual([[uid, 7]])
    const [two] = await players(1)
    await house.join(two.uid, run)
    await two.bet(900, { transaction: `back-${two.uid}` })
    await two.rollback(`back-${two.uid}`)
    await two.finish()
    expect(await house.board(run)).toEqual([[uid, 7]])
  })

  it('count no round that began before the player joined, nor one that closes after the end', async () => {
    const run = await house.run(next())
    const [early, late] = await players(2)
    await early.bet(700)
    house.wallet.wait(1000)
    for (const { uid } of [early, late]) await house.join(uid, run)
    await early.finish()
    await late.bet(700)
    house.wallet.wait(23 * hour)
    await late.finish()
    expect(await house.board(run)).toEqual([])
  })

  it('are decided by the best round, and ties by who was first', async () => {
    const byFactor = await house.run(next(), {
      rules: { by: 'factor', leastStake: euros('1.00'), mostFactor: 10 },
    })
    const byWin = await house.run(next(), { rules: { by: 'win' } })
    const [one, two, three] = await players(3)
    for (const { uid } of [one, two, three]) for (const run of [byFactor, byWin]) await house.join(uid, run)
    await house.play(two, 100, 300)
    house.wallet.wait(1000)
    await house.play(one, 100, 300)
    await house.play(one, 100, 0)
    await house.play(three, 99, 99_000)
    expect(await house.board(byFactor)).toEqual([
      [two.uid, 300],
      [one.uid, 300],
    ])
    await house.play(three, 100, 99_000)
    expect((await house.board(byFactor))[0]).toEqual([three.uid, 1000])
    expect(await house.board(byWin)).toEqual([
      [three.uid, 990],
      [two.uid, 3],
      [one.uid, 3],
    ])
  })

  it('hold to what was joined by, and show the words of today', async () => {
    const number = next()
    const run = await house.run(number)
    const [one] = await players(1)
    await house.join(one.uid, run)
    await house.run(number, { name: 'another.name', prizes: [{ from: 1, amount: euros('1.00') }] })
    const kept = await house.tournaments.find(run)
    expect(kept?.terms.definition).toMatchObject({ name: 'another.name', prizes: [{ from: 1 }, { from: 2 }] })
    house.publish()
    expect((await house.tournaments.list()).some(({ id }) => id === run)).toBe(true)
  })

  it('keep out whom they are not for', async () => {
    const code = (promise: Promise<void>) =>
      promise.then(
        () => 1,
        (error: { type: string; errorData?: { reason: string } }) => error.errorData?.reason ?? error.type,
      )
    const [one] = await players(1, 1000n)
    const { uid } = one
    const join = async (restrictions: object) =>
      code(house.join(uid, await house.run(next(), { restrictions })))
    expect(await join({ countries: ['SE'] })).toBe('country')
    expect(await join({ minDeposit: euros('10.01') })).toBe('UserNeedDepositException')
    expect(await join({ minDeposit: euros('10.00') })).toBe(1)
    expect(await code(house.join(uid, 1))).toBe('InvalidParameterException')
    const over = await house.run(next())
    house.wallet.wait(24 * hour)
    expect(await code(house.join(uid, over))).toBe('over')
  })

  it('begin anew for who cashes out, where they say so', async () => {
    const resets = await house.run(next(), { resetOnCashout: true })
    const stays = await house.run(next())
    const [one] = await players(1)
    for (const run of [resets, stays]) await house.join(one.uid, run)
    await house.play(one, 1000, 0)
    await one.bet(400)
    house.wallet.wait(1000)
    await fresh().database.transaction((tx) => house.tournaments.cashedOut(tx, one.uid))
    await one.finish()
    expect(await house.board(resets)).toEqual([])
    await house.play(one, 200, 0)
    expect(await house.board(resets)).toEqual([[one.uid, 2]])
    expect(await house.board(stays)).toEqual([[one.uid, 16]])
  })

  it('give each prize once, however often and by however many processes they are ended', async () => {
    const run = await house.run(next())
    const all = await players(5)
    for (const [at, who] of all.entries()) {
      await house.join(who.uid, run)
      if (at < 4) await house.play(who, 1000 + at * 100, 0)
    }
    await house.tournaments.finish(run)
    expect((await own(all[3].uid, run))?.prizeState).toBeNull()
    house.wallet.wait(24 * hour)
    const other = house.open()
    await Promise.all([house.tournaments.finish(run), other.finish(run), house.tournaments.finish(run)])
    await other.finish(run)
    const left = await Promise.all(all.map(({ uid }) => house.main(uid)))
    expect(left).toEqual(['990.00', '1014.50', '1013.50', '1087.00', '1000.00'])
    expect(await own(all[0].uid, run)).toMatchObject({ place: 4, prizeState: null })
    expect(await own(all[3].uid, run)).toMatchObject({ place: 1, prizeState: 'given' })
  })

  it('go on giving where giving broke off, and give nothing twice', async () => {
    const run = await house.run(next())
    const all = await players(3)
    for (const [at, who] of all.entries()) {
      await house.join(who.uid, run)
      await house.play(who, 1000 - at * 100, 0)
    }
    house.wallet.wait(24 * hour)
    let breaks = 2
    const { events } = house.wallet
    const broken = house.open({
      ...events,
      // The last thing that a prize does: all of it must be undone.
      notify: async (...told) => {
        if (told[1].name !== 'notice') return events.notify(...told)
        breaks -= 1
        if (breaks >= 0) throw new Error('the process died')
      },
    })
    await expect(broken.finish(run)).rejects.toThrow('2 of 3 failed')
    expect(await house.main(all[0].uid)).toBe('990.00')
    await broken.finish(run)
    await house.tournaments.finish(run)
    const left = await Promise.all(all.map(({ uid }) => house.main(uid)))
    expect(left).toEqual(['1090.00', '1016.50', '1017.50'])
  })

  it('rank nobody who was banned, and give who excluded themselves real money only', async () => {
    const run = await house.run(next(), {
      prizes: [
        { from: 1, amount: euros('50.00') },
        { from: 2, amount: euros('20.00'), bonus: { wagering: 5, days: 7 } },
        { from: 3, game: 'reels', spins: 10, stake: euros('0.10'), days: 7 },
        { from: 4, freeBet: euros('5.00'), bets: { isStakeReturned: true }, days: 7 },
      ],
    })
    const [banned, first, second, third, fourth] = await players(5)
    for (const [at, who] of [banned, first, second, third, fourth].entries()) {
      await house.join(who.uid, run)
      await house.play(who, 1000 - at * 100, 0)
    }
    await fresh()
      .database.drizzle.update(accounts)
      .set({ isBanned: true })
      .where(eq(accounts.uid, banned.uid))
    for (const { uid } of [first, second]) await exclude(uid)
    expect((await house.board(run)).map(([uid]) => uid)).toEqual([
      first.uid,
      second.uid,
      third.uid,
      fourth.uid,
    ])
    house.wallet.wait(24 * hour)
    await house.tournaments.finish(run)
    expect(await house.main(first.uid)).toBe('1041.00')
    expect(await own(first.uid, run)).toMatchObject({ place: 1, prizeState: 'given' })
    expect(await own(second.uid, run)).toMatchObject({ place: 2, prizeState: 'withheld' })
    expect(await own(banned.uid, run)).toMatchObject({ prizeState: null })
    const { packs } = await house.wallet.freespins.list({
      uid: third.uid,
      status: 'active',
      offset: 0,
      count: 9,
    })
    expect(packs).toMatchObject([{ game: 'reels', total: 10, stake: 10n }])
    const freeBets = await house.wallet.freeBets.list({
      ...{ uid: fourth.uid, status: 'active', offset: 0, count: 9 },
    })
    expect(freeBets.items).toMatchObject([{ amount: 5_00n, terms: '{"isStakeReturned":true}' }])
    const toldOf = async ({ uid }: Playing) =>
      (await noticeRepository.list(fresh().database.drizzle, uid)).map(({ data }) => data.what)
    expect([await toldOf(third), await toldOf(fourth)]).toEqual([['prize'], ['free_bet']])
  })

  it('are left to a job once they are over, once', async () => {
    const run = await house.run(next())
    const [one] = await players(1)
    await house.join(one.uid, run)
    await house.tournaments.start()
    await house.tournaments.sweep()
    expect(house.left).not.toContain(run)
    // Twenty seconds after its end, so that its prizes come within a minute.
    house.wallet.wait(23 * hour + 20_000)
    await house.tournaments.sweep()
    await house.open().sweep()
    await house.tournaments.sweep()
    expect(house.left.filter((one) => one === run)).toHaveLength(1)
  })
})
