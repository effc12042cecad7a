import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('settings of the site', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  it('tell everybody what accounts may be opened in, and how long nothing may happen', async () => {
    const { general } = server.platform.live.site()
    const before = { ...general }
    onTestFinished(() => void Object.assign(general, before))
    Object.assign(general, {
      time_to_force_logout: 15,
      user_inactivity_cashier_time: 90,
      is_seon_enabled: true,
    })
    const { status, response } = await server.call('metadata.getgeneralinfo')
    expect(status).toBe(200)
    expect(response).toMatchObject({
      available_currencies: before.available_currencies,
      available_locales: ['en', 'lv', 'ru', 'de', 'ar'],
      default_currency: before.default_currency,
      domain_state: 'active',
      domain_type: 'main',
      is_seon_enabled: true,
      time_to_force_logout: 15,
      user_inactivity_cashier_time: 90,
    })
  })

  it('say which chat there is, and that there is none', async () => {
    const site = server.platform.live.site()
    const before = site.support
    onTestFinished(() => void Object.assign(site, { support: before }))
    const asked = async () => (await server.call('support.getsettings')).response
    expect(await asked()).toEqual({ chat: null, config: {} })
    const zendesk = { chat: 'zendesk', config: { zendesk: { key: 'abc' } } }
    Object.assign(site, { support: zendesk })
    expect(await asked()).toEqual(zendesk)
    Object.assign(site, { support: undefined })
    expect(await asked()).toEqual({ chat: null, config: {} })
  })
})
