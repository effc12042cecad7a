import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

describeOnEachDatabase('stored values', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const set = (sid: string, key: string, value: string) => server.call('storage.set', { key, value }, { sid })
  const get = async (sid: string, key: string) =>
    (await server.call('storage.get', { key }, { sid })).response.value
  const keys = async (sid: string) => (await server.call('storage.getKeys', {}, { sid })).response.keys

  it('are read as they were kept, renewed, and forgotten when emptied', async () => {
    const { sid } = await server.register()
    expect(await get(sid, 'already_seen_cashback_id')).toBeNull()
    for (const value of ['17', '{"a":"<script>"}', '  \u202e👩‍👩‍👧 𠮷 مرحبا\n']) {
      expect((await set(sid, 'already_seen_cashback_id', value)).response).toEqual({ value: 1 })
      expect(await get(sid, 'already_seen_cashback_id')).toBe(value)
    }
    expect(await keys(sid)).toEqual(['already_seen_cashback_id'])
    await set(sid, 'already_seen_cashback_id', '')
    expect(await keys(sid)).toEqual([])
  })

  it('are the player’s own, though others use the same keys', async () => {
    const [one, two] = [await server.register(), await server.register()]
    await set(one.sid, 'seen', 'mine')
    expect(await get(two.sid, 'seen')).toBeNull()
    await set(two.sid, 'seen', 'theirs')
    expect(await get(one.sid, 'seen')).toBe('mine')
    await set(two.sid, 'seen', '')
    expect(await keys(one.sid)).toEqual(['seen'])
    expect((await server.call('storage.get', { key: 'seen' })).status).toBe(401)
  })

  it('hold 4000 characters, however many bytes they take', async () => {
    const { sid } = await server.register()
    const long = '𠮷'.repeat(4000)
    expect((await set(sid, 'long', long)).status).toBe(200)
    expect(await get(sid, 'long')).toBe(long)
    expect((await set(sid, 'longer', `${long}x`)).error.type).toBe('StorageQuotaExceededException')
    expect(await keys(sid)).toEqual(['long'])
  })

  it('have at most 100 keys, also when many come at once; those that are there can still change', async () => {
    const { sid } = await server.register()
    const told = await Promise.all(Array.from({ length: 120 }, (_, at) => set(sid, `key ${at}`, 'x')))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(100)
    for (const { status, error } of told)
      if (status !== 200) expect(error.type).toBe('StorageQuotaExceededException')
    const kept = (await keys(sid)) as string[]
    expect(kept).toHaveLength(100)
    expect((await set(sid, kept[0] ?? '', 'y')).status).toBe(200)
    expect((await set(sid, 'one more', 'y')).status).toBe(409)
    await set(sid, kept[0] ?? '', '')
    expect((await set(sid, 'one more', 'y')).status).toBe(200)
  })

  it('are one value where the same key comes at once', async () => {
    const { sid } = await server.register()
    await Promise.all(Array.from({ length: 20 }, (_, at) => set(sid, 'same', String(at))))
    expect(await keys(sid)).toEqual(['same'])
  })
})
