import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Scheduled } from '#generated/contentApi.ts'
import type { JobWorker } from '../../../server/jobs/createJobs.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long first word'

describeOnEachDatabase('what is scheduled', (fresh) => {
  let server: ContentServer
  let tokens: { admin: string; publisher: string; editor: string }
  let carryOut: (id: number) => Promise<void>
  const enqueue = vi.fn(async () => {})

  beforeAll(async () => {
    let worker: JobWorker | undefined
    const work = async (_: string, own: JobWorker) => {
      worker = own
    }
    server = await contentServer(fresh().database, undefined, { enqueue, work })
    carryOut = async (id) => worker?.({ id })
    const admin = await server.signIn()
    for (const role of ['publisher', 'editor']) {
      const member = { email: `${role}@example.com`, name: role, role, password }
      const added = await server.call({
        method: 'POST',
        url: '/content/staff',
        payload: member,
        token: admin,
      })
      expect(added.statusCode).toBe(201)
    }
    const publisher = await server.signIn('publisher@example.com', password)
    tokens = { admin, publisher, editor: await server.signIn('editor@example.com', password) }
  })
  afterEach(async () => {
    for (const { id, state } of await list()) if (state === 'waiting') await send('DELETE', `schedule/${id}`)
  })
  afterAll(() => server.close())

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const send = async (
    method: Method,
    path: string,
    payload?: object,
    {
      token = tokens.publisher,
      headers = {},
    }: { token?: string | undefined; headers?: Record<string, string> } = {},
  ) => {
    const url = `/content/${path}`
    const answer = await server.call({ method, url, headers, ...(payload && { payload }), token })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const list = async (): Promise<Scheduled[]> => (await send('GET', 'schedule')).body.items
  const read = async (id: number) => (await list()).find((one) => one.id === id)
  const save = async (id: string, more: object = {}) => {
    const before = await send('GET', `drafts/page/${id}`)
    const etag = before.body.etag as string | undefined
    const headers: Record<string, string> = etag ? { 'if-match': etag } : { 'if-none-match': '*' }
    return (await send('PUT', `drafts/page/${id}`, { kind: 'page', id, ...more }, { headers })).body.etag
  }
  const soon = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString()
  const schedule = (what: object, token?: string) =>
    send('POST', 'schedule', { at: soon(), message: 'later', ...what }, { token })
  /** Lets the moment of what waits come. */
  const come = async (id: number) => {
    await fresh().database.query(
      `update content.scheduled set at = now() - interval '1 second' where id = $1`,
      [id],
    )
    await carryOut(id)
    await server.live.refresh()
  }
  const live = async () => Object.keys((await send('GET', 'release')).body.artefacts)

  it('goes live at its moment, once, as what was reviewed, in the name of who scheduled it', async () => {
    const etag = await save('sale')
    const made = await schedule({ expected: { 'page/sale': etag } })
    expect(made).toMatchObject({
      status: 201,
      body: {
        action: 'publish',
        state: 'waiting',
        by: 'publisher',
        keys: ['page/sale'],
        changed: [],
        message: 'later',
      },
    })
    const { id, at } = made.body
    expect(enqueue).toHaveBeenLastCalledWith('publish', { id }, expect.anything(), new Date(at))
    await carryOut(id)
    expect(await live()).not.toContain('page/sale')
    await Promise.all([come(id), carryOut(id)])
    await carryOut(id)
    expect(await live()).toContain('page/sale')
    const done = await read(id)
    expect(done).toMatchObject({ state: 'done', release: Number(server.live.current()?.id) })
    const [{ items }] = [(await send('GET', 'releases')).body]
    expect(items[0]).toMatchObject({ published_by: 'publisher', message: 'later', changed: ['page/sale'] })
    expect(items.filter(({ message }: { message: string }) => message === 'later')).toHaveLength(1)
    const audit = (await send('GET', 'audit')).body.items
    expect(audit[0]).toMatchObject({ action: 'publish', by: 'publisher', details: { scheduled: id } })
  })

  it('is refused at once where the gate refuses, somebody saved since, or nothing would change', async () => {
    const broken = await save('broken', { broken: true })
    expect(await schedule({ expected: { 'page/broken': broken } })).toMatchObject({
      status: 422,
      body: { problems: [{ definition: 'page/broken' }] },
    })
    expect(await schedule({ expected: { 'page/broken': '"another"' } })).toMatchObject({
      status: 409,
      body: { changed: ['page/broken'] },
    })
    expect((await schedule({ at: soon(-1000), expected: { 'page/broken': broken } })).status).toBe(400)
    expect((await schedule({ at: soon(400 * 86_400_000), expected: { 'page/broken': broken } })).status).toBe(
      400,
    )
    for (const what of [{}, { expected: {} }, { expected: { 'page/broken': broken }, release: 1 }])
      expect((await schedule(what)).status).toBe(400)
    expect((await schedule({ release: 4711 })).status).toBe(404)
    expect((await list()).filter(({ state }) => state === 'waiting')).toEqual([])
  })

  it('is not published where a definition of it was changed since, and says so before', async () => {
    const etag = await save('moving')
    const { id } = (await schedule({ expected: { 'page/moving': etag }, until: soon(7_200_000) })).body
    await save('moving', { title: 'another' })
    expect((await read(id))?.changed).toEqual(['page/moving'])
    await come(id)
    expect(await live()).not.toContain('page/moving')
    expect(await read(id)).toMatchObject({ state: 'refused', refusal: { changed: ['page/moving'] } })
    // What would have taken it back does not wait for ever.
    expect((await list()).find(({ after }) => after === id)?.state).toBe('cancelled')
    const audit = (await send('GET', 'audit')).body.items
    expect(audit[0]).toMatchObject({ action: 'refuse', target: `schedule ${id}`, by: 'Croupier' })
    // Somebody knows of it.
    expect((await send('DELETE', `schedule/${id}`)).body).toMatchObject({
      state: 'cancelled',
      refusal: { changed: ['page/moving'] },
    })
  })

  it('is not published by who may not publish any more', async () => {
    const etag = await save('rights')
    const members = (await send('GET', 'staff', undefined, { token: tokens.admin })).body.items
    const { id: member } = members.find(({ name }: { name: string }) => name === 'publisher')
    const { id } = (await schedule({ expected: { 'page/rights': etag } })).body
    const change = (what: object) => send('PATCH', `staff/${member}`, what, { token: tokens.admin })
    await change({ role: 'editor' })
    await come(id)
    await change({ role: 'publisher' })
    tokens.publisher = await server.signIn('publisher@example.com', password)
    expect(await read(id)).toMatchObject({ state: 'refused', refusal: { type: 'AccessDeniedException' } })
    expect(await live()).not.toContain('page/rights')
  })

  it('is scheduled, moved and cancelled by publishers only', async () => {
    const etag = await save('theirs')
    const what = { expected: { 'page/theirs': etag } }
    expect((await schedule(what, tokens.editor)).status).toBe(403)
    const { id } = (await schedule(what)).body
    for (const [method, payload] of [['PATCH', { at: soon() }] as const, ['DELETE', undefined] as const])
      expect((await send(method, `schedule/${id}`, payload, { token: tokens.editor })).status).toBe(403)
    expect((await send('GET', 'schedule', undefined, { token: tokens.editor })).body.items).toContainEqual(
      expect.objectContaining({ id }),
    )
    const at = soon(10_000_000)
    expect((await send('PATCH', `schedule/${id}`, { at })).body).toMatchObject({ at, state: 'waiting' })
    // The job of the first moment comes all the same.
    await carryOut(id)
    expect((await read(id))?.state).toBe('waiting')
    expect((await send('DELETE', `schedule/${id}`)).body.state).toBe('cancelled')
    await come(id)
    expect((await read(id))?.state).toBe('cancelled')
    expect((await send('DELETE', `schedule/${id}`)).status).toBe(409)
    expect((await send('PATCH', `schedule/${id}`, { at })).status).toBe(409)
    expect((await send('DELETE', 'schedule/4711')).status).toBe(404)
  })

  it('waits once for a definition, however many schedule it at once', async () => {
    const etag = await save('twice')
    const what = { expected: { 'page/twice': etag } }
    const answers = await Promise.all([1, 2, 3].map(() => schedule(what)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.changed).toEqual(['page/twice'])
  })

  it('is done or cancelled, never both, when both come at once', async () => {
    for (const turn of [1, 2, 3]) {
      const key = `page/race${turn}`
      const etag = await save(`race${turn}`)
      const { id } = (await schedule({ expected: { [key]: etag } })).body
      await fresh().database.query(`update content.scheduled set at = now() where id = $1`, [id])
      const [cancelled] = await Promise.all([send('DELETE', `schedule/${id}`), carryOut(id)])
      await server.live.refresh()
      const isLive = (await live()).includes(key)
      expect([isLive, (await read(id))?.state]).toEqual(
        cancelled.status === 200 ? [false, 'cancelled'] : [true, 'done'],
      )
    }
  })

  it('is taken back at its moment: what was there is as it was, what was new is gone, all else stays', async () => {
    const before = await save('fair', { title: 'before' })
    await publish({ 'page/fair': before })
    const expected = { 'page/fair': await save('fair', { title: 'fair' }), 'page/stall': await save('stall') }
    const { id } = (await schedule({ expected, until: soon(7_200_000) })).body
    const back = (await list()).find(({ after }) => after === id)
    expect(back).toMatchObject({ action: 'unpublish', keys: ['page/fair', 'page/stall'], state: 'waiting' })
    const early = await send('PATCH', `schedule/${back?.id}`, { at: soon(60_000) })
    expect(early.status).toBe(400)
    expect((await send('PATCH', `schedule/${id}`, { at: soon(9_000_000) })).status).toBe(400)
    await come(id)
    expect(await live()).toEqual(expect.arrayContaining(['page/fair', 'page/stall']))
    await publish({ 'page/other': await save('other') })
    await come(back?.id ?? 0)
    const keys = await live()
    expect(keys).toEqual(expect.arrayContaining(['page/fair', 'page/other']))
    expect(keys).not.toContain('page/stall')
    const { hash } = {
      hash: (await send('GET', 'release')).body.artefacts['page/fair'],
    }
    expect((await send('GET', `artefacts/${hash}`)).body.title).toBe('before')
    const audit = (await send('GET', 'audit')).body.items
    expect(audit[0]).toMatchObject({ action: 'unpublish', by: 'publisher', details: { scheduled: back?.id } })
    // Drafts stay as they are, as after a roll-back.
    expect((await send('GET', 'drafts/page/stall')).body.is_draft).toBe(true)
  })

  it('is not taken back where something of it was changed since', async () => {
    await publish({ 'page/kept': await save('kept') })
    const release = Number(server.live.current()?.id)
    const { id } = (await schedule({ release })).body
    expect((await schedule({ release })).status).toBe(409)
    await publish({ 'page/kept': await save('kept', { title: 'newer' }) })
    await come(id)
    expect(await read(id)).toMatchObject({
      state: 'refused',
      takes_back: release,
      refusal: { changed: ['page/kept'] },
    })
    expect(await live()).toContain('page/kept')
  })

  async function publish(expected: Record<string, string>): Promise<void> {
    const only = Object.keys(expected)
    const answer = await send('POST', 'releases', { message: 'now', only, expected })
    expect(answer.status).toBe(201)
  }
})
