import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PopupDefinition } from '#generated/grammar/types.ts'
import { siteWith } from '../../fixtures/content/siteWith.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

const now = new Date('2026-06-01T12:00:00Z')
const popup = (id: string, campaign: NonNullable<PopupDefinition['campaign']>): PopupDefinition => ({
  kind: 'popup',
  id,
  dialog: 'popup',
  initialView: 'main',
  views: { main: { title: 'menu.offers', blocks: [] } },
  campaign,
})
const popups = [
  popup('spring', { number: 12, ends: '2026-06-01T12:00:00Z' }),
  popup('summer', { number: 11, starts: '2026-06-01T12:00:00Z', ends: '2026-09-01T00:00:00Z' }),
  popup('autumn', { number: 10, starts: '2026-09-01T00:00:00Z' }),
  popup('always', { number: 9 }),
]

describeOnOneDatabase('campaign popups', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database, { clock: () => now }, await siteWith(popups))
  })
  afterAll(() => server.close())

  const get = async (fields: Record<string, string> = {}, options = {}) => {
    const { response } = await server.call('popups.get', fields, options)
    return response as unknown as { items: Record<string, unknown>[]; total: number; limit: number }
  }

  it('are answered to everybody while they run, in order', async () => {
    const { items, total, limit } = await get()
    expect(items.map(({ sysname }) => sysname)).toEqual(['promo-waiting', 'always', 'summer'])
    expect([total, limit]).toEqual([3, 20])
    expect(items[2]).toEqual({
      id: 11,
      sysname: 'summer',
      description: { title: 'Offers' },
      starts_at: '2026-06-01T12:00:00Z',
      finished_at: '2026-09-01T00:00:00Z',
    })
  })

  it('come in pages, with the parts that are asked for, in the language that is asked for', async () => {
    const { items } = await get({ offset: '1', count: '1', fields: 'description' }, { locale: 'de' })
    expect(items).toEqual([{ id: 9, sysname: 'always', description: { title: 'Angebote' } }])
    expect((await get({ fields: 'starts_at' })).items[1]).toEqual({ id: 9, sysname: 'always' })
  })

  it('are not for players who excluded themselves', async () => {
    const { sid, email } = await server.register()
    await server.call('account.excludeSelf', { period: '1d', password }, { sid })
    const left = await server.call('auth.login', { login: email, password, purpose: 'withdraw' })
    const { status } = await server.call('popups.get', {}, { sid: left.sid ?? '' })
    expect([left.status, status]).toEqual([200, 409])
  })
})
