import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type VerificationServer, verificationServer } from '../../fixtures/servers/verificationServer.ts'

describeOnOneDatabase('verification of identity', (fresh) => {
  let server: VerificationServer
  beforeAll(async () => {
    server = await verificationServer(fresh().database)
  })
  afterAll(() => server.close())

  const info = async (sid: string) => (await server.call('account.getInfo', {}, { sid })).response
  const outcomes = async (uid: number) => {
    const { rows } = await fresh().database.query(
      'select outcome from platform.verification_events where uid = $1 order by received_at, digest',
      [uid],
    )
    return rows.map(({ outcome }) => outcome)
  }

  describe('a player', () => {
    it('begins at start, with one applicant however often it is asked for', async () => {
      const { sid, applicantId, status } = await server.player()
      const again = await Promise.all(
        [1, 2, 3].map(() => server.call('verification.createApplicant', {}, { sid })),
      )
      for (const { response } of again)
        expect(response).toEqual({ applicant_id: applicantId, status: 'start' })
      expect(await status()).toEqual({ status: 'start', can_retry: true, files: [] })
      expect(await info(sid)).toMatchObject({
        is_on_verification: false,
        is_verified: false,
        is_kyc_block_enabled: false,
        verification_status: 'start',
      })
    })

    it('gets one applicant also when two pages ask at the same moment', async () => {
      const { sid } = await server.register()
      const asked = await Promise.all(
        [1, 2, 3, 4].map(() => server.call('verification.createApplicant', {}, { sid })),
      )
      expect(new Set(asked.map(({ response }) => response.applicant_id)).size).toBe(1)
    })

    it('who is nobody may ask nothing', async () => {
      for (const id of [
        'verification.createApplicant',
        'verification.getAccessToken',
        'verification.getStatus',
        'account.setUserOnVerification',
      ] as const)
        expect((await server.call(id)).status).toBe(401)
    })

    it('who says that documents were handed in is on verification, and never further', async () => {
      const { sid, status } = await server.player()
      for (let times = 0; times < 3; times += 1) {
        const said = await server.call('account.setUserOnVerification', {}, { sid })
        expect(said.response).toEqual({ value: 1 })
      }
      expect(await status()).toMatchObject({ status: 'verification', can_retry: true })
      expect(await info(sid)).toMatchObject({ is_on_verification: true, is_verified: false })
    })

    it('cannot be told to be verified by fields of a call', async () => {
      const { sid } = await server.player()
      const tried = await server.call('account.setUserOnVerification', { status: 'completed' }, { sid })
      expect(tried.status).toBe(400)
    })
  })

  describe('a message of the provider', () => {
    it('completes the verification', async () => {
      const { sid, say, status } = await server.player()
      await server.hook(say.pending(-5))
      expect(await status()).toMatchObject({ status: 'verification' })
      expect(await server.hook(say.approved(-4))).toEqual({ status: 200, outcome: 'heeded' })
      expect(await status()).toMatchObject({
        status: 'completed',
        can_retry: false,
        decided_at: expect.any(String),
      })
      expect(await info(sid)).toMatchObject({ is_verified: true, verification_status: 'completed' })
    })

    it('asks for other documents, with a reason, and leads on from there', async () => {
      const { sid, say, status } = await server.player()
      await server.hook(say.change(-10))
      expect(await status()).toMatchObject({ status: 'change', can_retry: true, reason: 'expired' })
      await server.call('verification.getAccessToken', {}, { sid })
      await server.call('account.setUserOnVerification', {}, { sid })
      expect(await status()).toMatchObject({ status: 'verification' })
      expect((await status()).reason).toBeUndefined()
      await server.hook(say.approved(-1))
      expect(await status()).toMatchObject({ status: 'completed' })
    })

    it('that decides before the browser says it handed in is not lost to it', async () => {
      const { sid, say, status } = await server.player()
      await server.call('verification.getAccessToken', {}, { sid })
      await server.hook(say.change(-1))
      await server.call('account.setUserOnVerification', {}, { sid })
      expect(await status()).toMatchObject({ status: 'change' })
    })

    it('rejects finally: nothing more can be handed in, and money waits', async () => {
      const { sid, say, status } = await server.player()
      await server.hook(say.rejected(-3))
      expect(await status()).toMatchObject({ status: 'change', can_retry: false, reason: 'other' })
      expect(await info(sid)).toMatchObject({ is_kyc_block_enabled: true, is_verified: false })
      const { error } = await server.call('verification.getAccessToken', {}, { sid })
      expect(error.type).toBe('KycUserProfileException')
      await server.call('account.setUserOnVerification', {}, { sid })
      expect(await status()).toMatchObject({ status: 'change', can_retry: false })
      await server.hook(say.reset(-1))
      expect(await status()).toMatchObject({ status: 'start', can_retry: true })
      expect(await info(sid)).toMatchObject({ is_kyc_block_enabled: false })
    })

    it('of another signature, or none, changes and keeps nothing', async () => {
      const { uid, say, status } = await server.player()
      for (const forged of [
        { secret: 'guess' },
        { algorithm: 'HMAC_SHA1_HEX' },
        { algorithm: 'none' },
        { secret: '' },
      ])
        expect((await server.hook(say.approved(-1), forged)).status).toBe(401)
      const bare = await server.app.inject({
        method: 'POST',
        url: '/hooks/verification',
        payload: say.approved(-1),
      })
      expect(bare.statusCode).toBe(401)
      expect(await status()).toMatchObject({ status: 'start' })
      expect(await outcomes(uid)).toEqual([])
    })

    it('has one effect however often it comes', async () => {
      const { uid, say, status } = await server.player()
      const approved = say.approved(-20)
      const many = await Promise.all(Array.from({ length: 8 }, () => server.hook(approved)))
      expect(many.map(({ outcome }) => outcome).sort()).toEqual(['heeded', ...Array(7).fill('known')])
      await server.hook(say.change(-10))
      expect(await server.hook(approved)).toEqual({ status: 200, outcome: 'known' })
      expect(await status()).toMatchObject({ status: 'change' })
      expect(await outcomes(uid)).toEqual(['heeded', 'heeded'])
    })

    it('that is older than another changes nothing when it comes after it', async () => {
      const { uid, say, status } = await server.player()
      await server.hook(say.approved(-10))
      expect(await server.hook(say.pending(-11))).toEqual({ status: 200, outcome: 'older' })
      expect(await server.hook(say.change(-12))).toEqual({ status: 200, outcome: 'older' })
      expect(await status()).toMatchObject({ status: 'completed' })
      expect(await outcomes(uid)).toEqual(['heeded', 'older', 'older'])
    })

    it('ends at the newest in whatever order all come', async () => {
      for (const order of [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ]) {
        const { say, status } = await server.player()
        const all = [say.pending(-30), say.change(-20), say.approved(-10)]
        for (const place of order) await server.hook(all[place] ?? {})
        expect(await status(), order.join()).toMatchObject({ status: 'completed' })
      }
    })

    it('that decides goes before what was received in the same moment, in either order', async () => {
      for (const decisionFirst of [true, false]) {
        const { say, status } = await server.player()
        const pending = say.pending(-3)
        const approved = say.approved(-3, { createdAtMs: pending.createdAtMs })
        for (const one of decisionFirst ? [approved, pending] : [pending, approved]) await server.hook(one)
        expect(await status()).toMatchObject({ status: 'completed' })
      }
    })

    it('that is too old, from the future, broken or no JSON is refused', async () => {
      const { uid, say, status } = await server.player()
      expect((await server.hook(say.approved(-49 * 3600))).status).toBe(400)
      expect((await server.hook(say.approved(600))).status).toBe(400)
      expect((await server.hook('{"applicantId":')).status).toBe(400)
      expect((await server.hook('')).status).toBe(400)
      expect((await server.hook('x'.repeat(70_000))).status).toBe(413)
      expect(await status()).toMatchObject({ status: 'start' })
      expect(await outcomes(uid)).toEqual([])
    })

    it('about somebody unknown is answered well and kept', async () => {
      const stranger = server.messages('f'.repeat(32))
      expect(await server.hook(stranger.approved(-1))).toEqual({ status: 200, outcome: 'unknown' })
    })

    it('about another level or an action decides nothing', async () => {
      const { say, status } = await server.player()
      expect((await server.hook(say.approved(-2, { levelName: 'selfie-only' }))).outcome).toBe('beside')
      expect((await server.hook(say.approved(-1, { type: 'applicantActionReviewed' }))).outcome).toBe(
        'beside',
      )
      expect(await status()).toMatchObject({ status: 'start' })
    })

    it('moves one player and no other', async () => {
      const [one, other] = [await server.player(), await server.player()]
      await server.hook(one.say.approved(-1))
      expect(await one.status()).toMatchObject({ status: 'completed' })
      expect(await other.status()).toMatchObject({ status: 'start' })
    })
  })

  describe('the sandbox', () => {
    const open = async (sid: string) => {
      const { response } = await server.call('verification.getAccessToken', {}, { sid })
      const url = new URL(String(response.url), server.sandbox.url)
      return {
        page: url.pathname,
        token: url.searchParams.get('token') ?? '',
        address: url.pathname + url.search,
      }
    }

    it('takes documents from who has the right, and tells the site what is decided', async () => {
      const { sid, status } = await server.player()
      const { page, token, address } = await open(sid)
      const shown = await server.onPage(address)
      expect(shown.text).toContain('Hand in sample documents')
      expect(shown.headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*frame-ancestors 'self'/,
      )
      // Its frame has no origin, so that to the browser everything there comes from another one.
      for (const [, script] of shown.text.matchAll(/<script src="([^"]+)"/g))
        expect((await server.onPage(script ?? '')).headers.get('cross-origin-resource-policy')).toBe(
          'cross-origin',
        )
      expect(shown.text).toContain('<script src=')
      await server.onPage(page, { token, step: 'submit' })
      expect(await status()).toMatchObject({ status: 'verification' })
      const decided = await server.onPage(page, { decision: 'change', reason: 'BAD_PROOF_OF_ADDRESS' })
      expect(decided.text).toContain('answered 200')
      expect(await status()).toMatchObject({ status: 'change', reason: 'address' })
      await server.onPage(page, { decision: 'approve', delivery: 'twice' })
      expect(await status()).toMatchObject({ status: 'completed' })
    })

    it('tells out of order, and the decision stands', async () => {
      const { sid, applicantId, uid, status } = await server.player()
      await open(sid)
      await server.onPage(`/sandbox/verification/${applicantId}`, {
        decision: 'approve',
        delivery: 'out_of_order',
      })
      expect(await status()).toMatchObject({ status: 'completed' })
      expect(await outcomes(uid)).toEqual(['heeded', 'older'])
    })

    it('tells late', async () => {
      const { applicantId, status } = await server.player()
      await server.onPage(`/sandbox/verification/${applicantId}`, { decision: 'approve', delivery: 'late' })
      expect(await status()).toMatchObject({ status: 'start' })
      // Whatever else is told, the sandbox tells with it what is due.
      await fresh().database.query(
        'update sandbox.verification_hooks set next_at = now() where next_at > now()',
      )
      const other = await server.player()
      await server.onPage(`/sandbox/verification/${other.applicantId}`, { decision: 'approve' })
      await expect.poll(status).toMatchObject({ status: 'completed' })
    })

    it('tells again until the site has heard', async () => {
      const { applicantId, status } = await server.player()
      server.sandbox.setSite('http://127.0.0.1:1')
      const page = await server.onPage(`/sandbox/verification/${applicantId}`, { decision: 'approve' })
      expect(page.text).toContain('has not heard of it yet')
      server.sandbox.setSite(server.url)
      await expect.poll(status, { interval: 300 }).toMatchObject({ status: 'completed' })
    }, 15_000)

    it('opens its page by a right of that applicant alone, and not once it is over', async () => {
      const [one, other] = [await server.player(), await server.player()]
      const { token } = await open(one.sid)
      const page = `/sandbox/verification/${other.applicantId}`
      expect((await server.onPage(`${page}?token=${token}`)).status).toBe(403)
      expect((await server.onPage(page, { token, step: 'submit' })).status).toBe(403)
      expect((await server.onPage(page, { step: 'submit' })).text).toContain('Nothing has been handed in')
      await fresh().database.query(
        "update sandbox.verification_tokens set expires_at = now() - interval '1 s'",
      )
      const own = await server.onPage(`/sandbox/verification/${one.applicantId}?token=${token}`)
      expect(own.status).toBe(403)
      expect(own.text).not.toContain(token)
      expect((await server.onPage(`/sandbox/verification/${'0'.repeat(32)}`)).status).toBe(404)
    })

    it('does what its API is asked to only for signed calls, and never for visitors of the site', async () => {
      const url = `${server.sandbox.url}/sandbox/verification/resources/applicants?levelName=x`
      const body = JSON.stringify({ externalUserId: '1' })
      const tried: Record<string, string>[] = [
        {},
        { 'x-app-token': 'sandbox', 'x-app-access-ts': '1', 'x-app-access-sig': 'aa' },
      ]
      for (const headers of tried) {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        })
        expect(answer.status).toBe(401)
      }
    })

    it('that is gone is said, and does not close the site', async () => {
      const { sid } = await server.register()
      await server.sandbox.close()
      const { status, error } = await server.call('verification.createApplicant', {}, { sid })
      expect(status).toBe(502)
      expect(error.type).toBe('UnknownErrorException')
    })
  })
})
