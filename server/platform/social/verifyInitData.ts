import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalise } from '#schemas/rules/normalise.ts'

/** The user that a messenger vouches for. */
export type MessengerUser = { id: string; firstName?: string; lastName?: string; languageCode?: string }

export type InitDataProblem = 'forged' | 'stale'

/** Seconds that the messenger's clock may be ahead of ours. */
const skew = 60

/**
 * Checks what a messenger signed for its mini-app (Telegram, Mini Apps, "Validating data received via the Mini App"):
 * the fields without `hash`, sorted, one a line, under HMAC-SHA256 with a key made of the bot's token.
 * @param data init data: a query of fields
 * @param maxAge seconds for which it is good
 * @param now milliseconds
 */
export function verifyInitData(
  data: string,
  botToken: string,
  maxAge: number,
  now: number,
): MessengerUser | InitDataProblem {
  const fields = new URLSearchParams(data)
  const names = [...fields.keys()]
  const hash = fields.get('hash') ?? ''
  // Of a name that stands there twice, the checked value might not be the one that is read.
  if (new Set(names).size !== names.length || !/^[0-9a-f]{64}$/i.test(hash)) return 'forged'
  const lines = [...fields].filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`)
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  const expected = createHmac('sha256', key).update(lines.sort().join('\n')).digest()
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) return 'forged'

  const age = now / 1000 - Number(fields.get('auth_date') ?? Number.NaN)
  if (!(age >= -skew && age <= maxAge)) return 'stale'
  return readUser(fields.get('user')) ?? 'forged'
}

const asName = (text: string) => normalise(text).slice(0, 255)

function readUser(text: string | null): MessengerUser | undefined {
  const user = parse(text)
  if (typeof user !== 'object' || user === null) return undefined
  const {
    id,
    first_name,
    last_name,
    language_code: languageCode,
    is_bot: isBot,
  } = user as Record<string, unknown>
  if (!Number.isSafeInteger(id) || Number(id) <= 0 || isBot === true) return undefined
  return {
    id: String(id),
    ...(typeof first_name === 'string' && first_name !== '' ? { firstName: asName(first_name) } : {}),
    ...(typeof last_name === 'string' && last_name !== '' ? { lastName: asName(last_name) } : {}),
    ...(typeof languageCode === 'string' ? { languageCode: languageCode.slice(0, 35) } : {}),
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
