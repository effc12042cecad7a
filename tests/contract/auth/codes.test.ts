import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Codes, createCodes, type IssuedCode } from '../../../server/platform/codes/createCodes.ts'
import { openKeys } from '../../../server/platform/keys/openKeys.ts'
import { createRateLimiter } from '../../../server/platform/rateLimits/rateLimiter.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'

describeOnEachDatabase('one-time codes', (fresh) => {
  let codes: Codes
  let subjects = 0
  let target: { purpose: 'restore'; subject: string }
  beforeAll(async () => {
    const { database } = fresh()
    codes = createCodes({ database, keys: await openKeys(database), limiter: createRateLimiter(database) })
  })
  beforeEach(() => {
    subjects += 1
    target = { purpose: 'restore', subject: `somebody-${subjects}` }
  })

  const place = () => `198.51.100.${subjects % 250}`
  async function issue(of = target): Promise<IssuedCode> {
    let found: IssuedCode | undefined
    await codes.issue(of, { place: place() }, async (issued) => {
      found = issued
    })
    if (!found) throw new Error('There is no code')
    return found
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const passes = (seconds: number) =>
    fresh().database.query(
      `update platform.codes set sent_at = sent_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2) where subject = $1`,
      [target.subject, seconds],
    )
  const refusal = (seconds: number) => ({ type: 'TooManyRequestsException', resendTime: seconds })

  it('are six digits, good for ten minutes and once', async () => {
    const { code, expires } = await issue()
    expect(code).toMatch(/^\d{6}$/)
    expect(expires - Date.now()).toBeGreaterThan(599_000 - 5000)
    expect(await codes.try(target, code, place())).toBe('right')
    expect(await codes.try(target, code, place())).toBe('wrong')
  })

  it('are good for their own purpose and subject alone', async () => {
    const { code } = await issue()
    expect(await codes.try({ ...target, purpose: 'signIn' }, code, place())).toBe('wrong')
    expect(await codes.try({ ...target, subject: `${target.subject}x` }, code, place())).toBe('wrong')
    expect(await codes.try(target, code, place())).toBe('right')
  })

  it('that are over are told from wrong ones', async () => {
    const { code } = await issue()
    await passes(601)
    expect(await codes.try(target, code, place())).toBe('expired')
  })

  it('bear five wrong tries, also at once', async () => {
    const { code } = await issue()
    const tries = await Promise.all(Array.from({ length: 12 }, () => codes.try(target, other(code), place())))
    expect(tries.filter((verdict) => verdict === 'wrong')).toHaveLength(5)
    expect(tries.filter((verdict) => verdict === 'expired')).toHaveLength(7)
    expect(await codes.try(target, code, place())).toBe('expired')
  })

  it('are used once however many use them at once', async () => {
    const { code } = await issue()
    const tries = await Promise.all(Array.from({ length: 4 }, () => codes.try(target, code, place())))
    expect(tries.filter((verdict) => verdict === 'right')).toHaveLength(1)
  })

  it('follow each other a minute apart, and the last one alone is good', async () => {
    const first = await issue()
    await expect(issue()).rejects.toMatchObject(refusal(60))
    await passes(30)
    await expect(issue()).rejects.toMatchObject(refusal(30))
    await passes(31)
    const second = await issue()
    expect(await codes.try(target, first.code, place())).toBe(first.code === second.code ? 'right' : 'wrong')
    expect(await codes.try(target, second.code, place())).toBe(first.code === second.code ? 'wrong' : 'right')
  })

  it('are one however many are asked for at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => issue()))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('are six an hour for a subject, wherever they are asked for, so that guessing on leads nowhere', async () => {
    for (let at = 0; at < 6; at += 1) {
      await issue()
      await passes(61)
    }
    const wait = await codes
      .issue(target, { place: '203.0.113.77' }, async () => {})
      .catch((error) => error.resendTime)
    expect(wait).toBeGreaterThan(3000)
  })

  it('are as many as anybody likes who enters them', async () => {
    for (let at = 0; at < 9; at += 1) {
      const { code } = await issue()
      expect(await codes.try(target, code, place())).toBe('right')
    }
  })

  it('are not there when what sends them fails', async () => {
    await expect(
      codes.issue(target, { place: place() }, async () => {
        throw new Error('not left')
      }),
    ).rejects.toThrow('not left')
    await issue()
  })

  it('are kept by a hash alone, and swept', async () => {
    const { code } = await issue()
    const { database } = fresh()
    const { rows } = await database.query('select * from platform.codes where subject = $1', [target.subject])
    expect(JSON.stringify(rows)).not.toContain(code)
    await passes(90_000)
    await codes.sweep()
    expect(
      (await database.query('select * from platform.codes where subject = $1', [target.subject])).rows,
    ).toEqual([])
  })
})
