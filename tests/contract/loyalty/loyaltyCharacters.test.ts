import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type RewardHouse, rewardHouse } from '../../fixtures/loyalty/rewardHouse.ts'
import { compileStarterSite } from '../../fixtures/servers/platformServer.ts'

const hour = 3_600_000

describeOnOneDatabase('loyalty characters', (fresh) => {
  let house: RewardHouse
  let now = new Date('2026-11-28T12:00:00Z')
  beforeAll(async () => {
    const site = compileStarterSite(({ auth }) => {
      auth.registration.showCharacterSelect = true
    })
    house = await rewardHouse(fresh().database, () => now, site)
  })
  afterAll(() => house.server.close())

  const info = async (sid: string) =>
    (await house.server.call('loyalty.getinfo', {}, { sid })).response as {
      character?: { id: number }
      can_change_character_at?: string
    }
  const choose = (sid: string, id: number) =>
    house.server.call('loyalty.setcharacter', { id: String(id) }, { sid })
  const all = async (sid?: string) => {
    const { response } = await house.server.call(
      'loyalty.getcharacters',
      {},
      sid === undefined ? {} : { sid },
    )
    return response.items as { id: number; is_available: boolean; is_chosen: boolean }[]
  }

  it('is the one of the registration, which may be changed at once, and then once a day', async () => {
    const [one, two, three] = (await all()).filter(({ is_available }) => is_available)
    if (!one || !two || !three) throw new Error('There are too few characters')
    const { sid } = await house.server.register({ character_id: String(one.id) })
    expect(await info(sid)).toMatchObject({ character: { id: one.id } })
    expect(await info(sid)).not.toHaveProperty('can_change_character_at')
    expect((await choose(sid, two.id)).response).toEqual({ value: 1 })
    const at = new Date(now.getTime() + 24 * hour).toISOString()
    expect(await info(sid)).toMatchObject({ character: { id: two.id }, can_change_character_at: at })
    const told = await all(sid)
    expect(told.filter(({ is_chosen }) => is_chosen).map(({ id }) => id)).toEqual([two.id])
    expect(told.filter(({ is_available }) => is_available).map(({ id }) => id)).toEqual([two.id])
    // The one that they have stays chosen, whenever it is.
    expect((await choose(sid, two.id)).status).toBe(200)
    expect(await choose(sid, three.id)).toMatchObject({
      status: 409,
      error: { type: 'LoyaltyCharacterTooSoonException', error_data: { at } },
    })
    now = new Date(now.getTime() + 24 * hour)
    expect((await all(sid)).filter(({ is_available }) => is_available).length).toBeGreaterThan(1)
    expect((await choose(sid, three.id)).status).toBe(200)
  })

  it('is none for who has chosen none; the first is no change', async () => {
    const [one, two] = (await all()).filter(({ is_available }) => is_available)
    const { sid } = await house.server.register()
    expect(await info(sid)).not.toHaveProperty('character')
    expect((await choose(sid, one?.id ?? 0)).status).toBe(200)
    expect(await info(sid)).not.toHaveProperty('can_change_character_at')
    expect((await choose(sid, two?.id ?? 0)).status).toBe(200)
    expect(await info(sid)).toHaveProperty('can_change_character_at')
  })

  it('is one that the player may take', async () => {
    const { sid } = await house.server.register()
    const closed = (await all()).find(({ is_available }) => !is_available)
    expect((await choose(sid, closed?.id ?? 0)).error).toMatchObject({
      invalid_parameters: { id: [{ code: 'level' }] },
    })
    expect((await choose(sid, 999)).error).toMatchObject({
      invalid_parameters: { id: [{ code: 'not_found' }] },
    })
  })
})
