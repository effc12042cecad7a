import { type Gateway, LetterRefusedError } from './Letter.ts'

/** Milliseconds that the gateway may take. */
const patience = 15_000

/**
 * An SMS gateway over HTTP: POST of JSON {to, text}, where `to` is +digits. Any 2xx means taken.
 * @param url with user:password@ for Basic authorisation
 */
export function smsGateway(url: string): Gateway {
  const target = new URL(url)
  const credentials = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`
  const authorization: Record<string, string> =
    credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
  target.username = ''
  target.password = ''
  return {
    async send({ to, text }) {
      const status = await post(target.href, { to: `+${to}`, text }, authorization)
      const message = `The SMS gateway did not take a text (${status})`
      if (status === 400 || status === 422) throw new LetterRefusedError(message)
      if (status < 200 || status > 299) throw new Error(message)
    },
  }
}

/** @returns HTTP status of the answer */
export async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await answer.body?.cancel()
  return answer.status
}
