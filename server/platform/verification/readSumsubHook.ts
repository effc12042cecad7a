import { hasControl, withoutControls } from '../../http/controlCharacters.ts'
import { HookRefusedError } from '../http/HookRefusedError.ts'
import type { HookHeaders } from '../http/signedHook.ts'
import { reasonOf } from './rejectReasons.ts'
import type { Cause } from './steps.ts'
import { hookDigest, sameText } from './sumsubSignature.ts'
import type { ProviderEvent } from './VerificationProvider.ts'

/** Milliseconds for which a message is taken: Sumsub tries for about a day, and clocks differ a little. */
const oldest = 48 * 3600 * 1000
const newest = 5 * 60 * 1000

type Fields = Record<string, unknown>

/**
 * Reads a webhook of Sumsub.
 * @param level name of the level that verifies a player; what is said of another means nothing to us
 * @throws HookRefusedError 401 without a good signature; 400 when it is no such message, too old or from the future
 */
export function readSumsubHook(
  body: Buffer,
  headers: HookHeaders,
  {
    webhookSecrets,
    level,
    now = Date.now(),
  }: { webhookSecrets: readonly string[]; level: string; now?: number },
): ProviderEvent {
  const given = text(headers['x-payload-digest']).toLowerCase()
  const isSigned = webhookSecrets.some((secret) => {
    const digest = hookDigest(secret, body, text(headers['x-payload-digest-alg']))
    return digest !== undefined && sameText(digest, given)
  })
  if (!isSigned) {
    throw new HookRefusedError('The signature is not right', 401)
  }
  const fields = readFields(body)
  const happenedAt = readTime(fields.createdAtMs ?? fields.createdAt)
  const applicantId = text(fields.applicantId)
  const type = text(fields.type)
  if (!happenedAt || !/^[\w-]{1,100}$/.test(applicantId) || !/^\w{1,60}$/.test(type)) {
    throw new HookRefusedError('It is not a message about an applicant', 400)
  }
  if (happenedAt.getTime() < now - oldest) throw new HookRefusedError('It is too old', 400)
  if (happenedAt.getTime() > now + newest) throw new HookRefusedError('It is from the future', 400)
  const ofOurLevel = fields.levelName === undefined || fields.levelName === level
  const cause = ofOurLevel ? causeOf(type, fields) : undefined
  const asks = cause === 'change' || cause === 'rejected'
  return {
    applicantId,
    type,
    happenedAt,
    ...(cause && { cause }),
    ...(asks && { reason: reasonOf(result(fields).rejectLabels) }),
    body: fields,
  }
}

function causeOf(type: string, fields: Fields): Cause | undefined {
  if (type === 'applicantPending') return 'received'
  if (type === 'applicantReset') return 'reset'
  if (type !== 'applicantReviewed') return undefined
  const { reviewAnswer, reviewRejectType } = result(fields)
  if (reviewAnswer === 'GREEN') return 'approved'
  if (reviewAnswer !== 'RED') return undefined
  return reviewRejectType === 'FINAL' ? 'rejected' : 'change'
}

const result = (fields: Fields): Fields => (isFields(fields.reviewResult) ? fields.reviewResult : {})

function readFields(body: Buffer): Fields {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'), storable)
    if (isFields(value)) return value
  } catch {
    // Said below, as for any other body.
  }
  throw new HookRefusedError('It is not a JSON object', 400)
}

/** What a moderator pasted into a note must not cost a player the verdict: the database keeps no U+0000. */
function storable(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value)
  if (!isFields(value) || !Object.keys(value).some(hasControl)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [withoutControls(name), one]))
}

/** "2026-11-21 07:00:00.123", "2026-11-21 07:00:00+0000": without a zone it is UTC. */
function readTime(value: unknown): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,6})?)(?:Z|\+00:?00)?$/.exec(text(value))
  const time = parts && new Date(`${parts[1]}T${parts[2]}Z`)
  return time && !Number.isNaN(time.getTime()) ? time : undefined
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
