import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server/db/Database.ts'
import { consentRepository } from '../../../server/platform/consents/consentRepository.ts'
import { consents } from '../../../server/platform/consents/schema.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

const id = 'ab'.repeat(16)

describeOnEachDatabase('the proof of a consent', (fresh) => {
  let server: PlatformServer
  let database: Database
  beforeAll(async () => {
    ;({ database } = fresh())
    server = await platformServer(database)
  })
  afterAll(() => server.close())

  const kept = async () => {
    const { visitor, uid, version, locale, purposes } = consents
    return database.drizzle
      .select({ visitor, uid, version, locale, purposes })
      .from(consents)
      .orderBy(consents.answeredAt)
  }

  it('says what was agreed to, to which words and in which language; of nobody else anything', async () => {
    await server.call(
      'consents.keep',
      { id, version: '1', purposes: 'statistics marketing statistics' },
      { locale: 'de' },
    )
    await server.call('consents.keep', { id, version: '1' }, { locale: 'de' })
    expect(await kept()).toEqual([
      { visitor: id, uid: null, version: '1', locale: 'de', purposes: ['marketing', 'statistics'] },
      { visitor: id, uid: null, version: '1', locale: 'de', purposes: [] },
    ])
  })

  it('is no consent of a browser that asks not to be tracked', async () => {
    await server.call(
      'consents.keep',
      { id, version: '2', purposes: 'statistics' },
      { headers: { 'sec-gpc': '1' } },
    )
    expect((await kept()).at(-1)).toMatchObject({ version: '2', purposes: [] })
  })

  it('refuses what is no answer', async () => {
    const wrong: Record<string, string>[] = [
      { id: 'anna@example.com', version: '1' },
      { id, version: '<b>' },
      { id, version: '1', purposes: 'Statistics' },
    ]
    for (const fields of wrong) {
      const { error } = await server.call('consents.keep', fields)
      expect(error?.type).toBe('InvalidParameterException')
    }
  })

  it('is forgotten once it is as old as the site keeps them', async () => {
    await database.drizzle.execute(
      sql`update platform.consents set answered_at = now() - interval '40 days' where version = '1'`,
    )
    await consentRepository.sweep(database.drizzle, 30)
    expect(await kept()).toMatchObject([{ version: '2' }])
  })
})
