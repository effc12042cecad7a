import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BannerDefinition } from '#generated/grammar/types.ts'
import { siteWith } from '../../fixtures/content/siteWith.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

const now = new Date('2026-06-01T12:00:00Z')
const banner = (number: number, more: Partial<BannerDefinition> = {}): BannerDefinition => ({
  kind: 'banner',
  id: `test-${number}`,
  number,
  position: 'registration',
  type: 'wide',
  wideImage: `/assets/site/wide-${number}.svg`,
  tallImage: `/assets/site/tall-${number}.svg`,
  ...more,
})
const banners = [
  banner(9),
  banner(3, { starts: '2026-06-01T12:00:00Z', ends: '2026-06-01T12:00:01Z' }),
  banner(4, { ends: '2026-06-01T12:00:00Z' }),
  banner(5, { starts: '2026-06-01T12:00:01Z' }),
]

describeOnOneDatabase('banners', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database, { clock: () => now }, await siteWith(banners))
  })
  afterAll(() => server.close())

  const get = async (fields: Record<string, string> = {}, options = {}) => {
    const { response } = await server.call('banners.get', fields, options)
    return response as unknown as { items: Record<string, unknown>[]; total: number; limit: number }
  }

  it('are answered to everybody while they run, in order, with all that the product names', async () => {
    const { items, total, limit } = await get()
    expect(items.map(({ id }) => id)).toEqual([3, 9, 1000])
    expect([total, limit]).toEqual([3, 10])
    expect(items[2]).toEqual({
      id: 1000,
      isExist: true,
      description: { position: 'registration' },
      banner_type: 'compact',
      registration_popup_mobile_compact: '/assets/site/banner-360x148.svg',
      image_735_240: '/assets/site/banner-735x240.svg',
      image_360_520: '/assets/site/banner-360x520.svg',
      label: 'Aurora',
      value: 'One account, every game',
      addition: 'Your limits, your pace.',
    })
    expect(items[0]?.finished_at).toBe('2026-06-01T12:00:01Z')
  })

  it('speak the language that is asked for', async () => {
    const { items } = await get({ fields: 'value' }, { locale: 'de' })
    expect(items[2]).toEqual({ id: 1000, isExist: true, value: 'Ein Konto, alle Spiele' })
  })

  it('come in pages', async () => {
    const { items, total } = await get({ offset: '1', count: '1', fields: 'banner_type' })
    expect(items).toEqual([{ id: 9, isExist: true, banner_type: 'wide' }])
    expect(total).toBe(3)
  })

  it('are not for players who excluded themselves', async () => {
    const { sid, email } = await server.register()
    await server.call('account.excludeSelf', { period: '1d', password }, { sid })
    const left = await server.call('auth.login', { login: email, password, purpose: 'withdraw' })
    const { status } = await server.call('banners.get', {}, { sid: left.sid ?? '' })
    expect([left.status, status]).toEqual([200, 409])
  })
})
