import { readIdentities } from './readIdentities.ts'
import { readSumsubHook } from './readSumsubHook.ts'
import { signedHeaders } from './sumsubSignature.ts'
import { type Player, ProviderError, type VerificationProvider } from './VerificationProvider.ts'

export type SumsubSettings = {
  /** Without a trailing slash. */
  url: string
  appToken: string
  secret: string
  /** What its messages may be signed with: two while it is being changed. */
  webhookSecrets: readonly string[]
  /** Name of the level that verifies a player. */
  level: string
}

/** Seconds for which the widget may be opened; it asks for a new right when this one is over. */
const tokenLifetime = 600
/** Milliseconds to wait for an answer. */
const patience = 10_000

type Answer = { status: number; body: Record<string, unknown> }

/** Sumsub by its REST API (docs.sumsub.com, API reference). */
export function sumsubProvider(settings: SumsubSettings): VerificationProvider {
  const call = (method: string, path: string, body?: object) => request(settings, method, path, body)

  async function createApplicant({ uid, locale }: Player): Promise<string> {
    const level = encodeURIComponent(settings.level)
    const made = await call('POST', `/resources/applicants?levelName=${level}`, {
      externalUserId: String(uid),
      lang: locale.split('-')[0],
    })
    // Made before, perhaps by a call whose answer was lost.
    const known =
      made.status === 409 ? await call('GET', `/resources/applicants/-;externalUserId=${uid}/one`) : made
    return need(known, 'id')
  }

  return {
    name: 'sumsub',
    createApplicant,

    async accessToken({ uid }, externalActionId) {
      const answer = await call('POST', '/resources/accessTokens/sdk', {
        userId: String(uid),
        levelName: settings.level,
        ttlInSecs: tokenLifetime,
        ...(externalActionId === undefined ? {} : { externalActionId }),
      })
      return { token: need(answer, 'token'), expiredAt: new Date(Date.now() + tokenLifetime * 1000) }
    },

    async reset(applicantId) {
      ok(await call('POST', `/resources/applicants/${encodeURIComponent(applicantId)}/reset`))
    },

    async identitiesOf(applicantId) {
      const { body } = ok(await call('GET', `/resources/applicants/${encodeURIComponent(applicantId)}/one`))
      return readIdentities(body.info)
    },

    readHook: (body, headers) => readSumsubHook(body, headers, settings),
  }
}

async function request(
  settings: SumsubSettings,
  method: string,
  path: string,
  fields?: object,
): Promise<Answer> {
  const body = fields === undefined ? '' : JSON.stringify(fields)
  try {
    const answer = await fetch(settings.url + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(fields === undefined ? {} : { 'content-type': 'application/json' }),
        ...signedHeaders(settings, { method, path, body }, Math.floor(Date.now() / 1000)),
      },
      ...(fields === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const parsed: unknown = await answer.json().catch(() => ({}))
    return { status: answer.status, body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : {} }
  } catch (cause) {
    throw new ProviderError('The verification provider did not answer', { cause })
  }
}

function ok(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer
  // Its description may repeat what we sent; the code is enough to look it up.
  throw new ProviderError(
    `The verification provider refused: ${answer.status} ${String(answer.body.errorCode ?? answer.body.code ?? '')}`,
    { status: answer.status },
  )
}

function need(answer: Answer, field: string): string {
  const value = ok(answer).body[field]
  if (typeof value === 'string' && value !== '') return value
  throw new ProviderError(`The verification provider did not say its ${field}`)
}
