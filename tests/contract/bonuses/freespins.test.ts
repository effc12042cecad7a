import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFreespins } from '../../../server/platform/freespins/createFreespins.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { newPlayer } from '../../fixtures/players/players.ts'

const day = 86_400_000

describeOnEachDatabase('free spins', (fresh) => {
  let now = new Date()
  const freespins = () => createFreespins({ database: fresh().database, clock: () => now })
  const some = () => randomBytes(6).toString('hex')
  const give = (uid: number, spins: number, days: number, reason = some()) =>
    fresh().database.transaction((tx) =>
      freespins().grant(tx, { uid, reason, game: 'reels', currency: 'EUR', stake: 20n, spins, days }),
    )
  const take = (uid: number, round = some()) =>
    fresh().database.transaction((tx) => freespins().take(tx, { uid, game: 'reels', round }))
  const left = async (uid: number) => {
    const { packs } = await freespins().list({ uid, status: 'active', offset: 0, count: 99 })
    return packs.map(({ remaining }) => remaining)
  }

  it('are given once for one reason', async () => {
    const uid = await newPlayer(fresh().database)
    await Promise.all([give(uid, 3, 7, 'same'), give(uid, 3, 7, 'same')])
    expect(await left(uid)).toEqual([3])
  })

  it('are taken one a round, from the pack that burns first, and never more than there are', async () => {
    const uid = await newPlayer(fresh().database)
    await give(uid, 2, 7)
    await give(uid, 2, 3)
    const [one, again] = [await take(uid, `first-${uid}`), await take(uid, `first-${uid}`)]
    expect(one).toMatchObject({ stake: 20n, currency: 'EUR' })
    expect(again).toEqual(one)
    expect(await left(uid)).toEqual([1, 2])
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(uid)))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await left(uid)).toEqual([])
    expect((await freespins().list({ uid, status: 'finished', offset: 0, count: 99 })).total).toBe(2)
  })

  it('burn', async () => {
    const uid = await newPlayer(fresh().database)
    await give(uid, 2, 7)
    now = new Date(now.getTime() + 7 * day)
    expect(await take(uid)).toBeUndefined()
    expect((await freespins().list({ uid, status: 'expired', offset: 0, count: 99 })).total).toBe(1)
  })
})
