import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSumsubHook } from './readSumsubHook.ts'

const secret = 'hook-secret'
const now = Date.parse('2026-11-21T12:00:00Z')
const reviewed = {
  applicantId: '5cb56e8e0a975a35f333cb83',
  type: 'applicantReviewed',
  levelName: 'basic',
  createdAtMs: '2026-11-21 11:59:59.123',
  reviewResult: { reviewAnswer: 'GREEN' },
}

function read(message: unknown, change: { secret?: string; algorithm?: string; digest?: string } = {}) {
  const body = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message))
  const digest = createHmac('sha256', change.secret ?? secret)
    .update(body)
    .digest('hex')
  const headers = {
    'x-payload-digest': change.digest ?? digest,
    'x-payload-digest-alg': change.algorithm ?? 'HMAC_SHA256_HEX',
  }
  return readSumsubHook(body, headers, { webhookSecrets: [secret, 'former-secret'], level: 'basic', now })
}

describe('a message of Sumsub', () => {
  it.each([
    [{ reviewAnswer: 'GREEN' }, 'approved', undefined],
    [{ reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['ID_INVALID'] }, 'change', 'expired'],
    [{ reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] }, 'rejected', 'other'],
    [{ reviewAnswer: 'RED' }, 'change', 'other'],
    [
      { reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['toString', 'BAD_SELFIE'] },
      'change',
      'selfie',
    ],
    [{ reviewAnswer: 'YELLOW' }, undefined, undefined],
    ['GREEN', undefined, undefined],
  ])('that says %j means %s', (reviewResult, cause, reason) => {
    const event = read({ ...reviewed, reviewResult })
    expect(event.cause).toBe(cause)
    expect(event.reason).toBe(reason)
  })

  it.each([
    ['applicantPending', 'received'],
    ['applicantReset', 'reset'],
    ['applicantCreated', undefined],
    ['applicantActionReviewed', undefined],
  ])('of type %s means %s', (type, cause) => {
    expect(read({ ...reviewed, type }).cause).toBe(cause)
  })

  it('is signed by either secret while one is changed', () => {
    expect(read(reviewed, { secret: 'former-secret' }).cause).toBe('approved')
  })

  it('keeps its verdict, and nothing that no database stores, where a control character is within', () => {
    const noted = { reviewAnswer: 'GREEN', moderationComment: 'fine\u0000\tby me', 'a\u0000b': ['\u001b'] }
    const event = read({ ...reviewed, reviewResult: noted })
    expect(event.cause).toBe('approved')
    expect((event.body as typeof reviewed).reviewResult).toEqual({
      reviewAnswer: 'GREEN',
      moderationComment: 'fine\ufffd\tby me',
      'a\ufffdb': ['\ufffd'],
    })
  })

  it('about another level means nothing', () => {
    expect(read({ ...reviewed, levelName: 'address-only' }).cause).toBeUndefined()
  })

  it('happened when it says, in UTC', () => {
    expect(read(reviewed).happenedAt.toISOString()).toBe('2026-11-21T11:59:59.123Z')
    const { createdAtMs: _, ...rest } = reviewed
    expect(read({ ...rest, createdAt: '2026-11-21 11:59:58+0000' }).happenedAt.toISOString()).toBe(
      '2026-11-21T11:59:58.000Z',
    )
  })

  it.each([
    ['another secret', { secret: 'guess' }],
    ['no signature', { digest: '' }],
    ['a weak algorithm', { algorithm: 'HMAC_SHA1_HEX' }],
    ['an unknown algorithm', { algorithm: 'none' }],
    ['half a signature', { digest: 'ab'.repeat(16) }],
    ['a signature of something else', { digest: '0'.repeat(64) }],
  ])('with %s is refused before it is read', (_what, change) => {
    expect(() => read('not even JSON', change)).toThrow(expect.objectContaining({ status: 401 }))
  })

  it.each([
    ['no JSON', '{'],
    ['a list', []],
    ['no applicant', { ...reviewed, applicantId: undefined }],
    ['an applicant that is an object', { ...reviewed, applicantId: { $ne: null } }],
    ['no time', { ...reviewed, createdAtMs: undefined }],
    ['a time of another zone', { ...reviewed, createdAtMs: '2026-11-21 11:59:59+0200' }],
    ['a day that is none', { ...reviewed, createdAtMs: '2026-13-41 11:59:59.123' }],
    ['a time three days ago', { ...reviewed, createdAtMs: '2026-11-18 12:00:00.000' }],
    ['a time to come', { ...reviewed, createdAtMs: '2026-11-21 12:06:00.000' }],
  ])('signed well but with %s is refused', (_what, message) => {
    expect(() => read(message)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
