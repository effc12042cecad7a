import { firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { studioPassword } from './startSite.ts'

type Json = Record<string, unknown>

/** The content API as an editor's program uses it. */
export async function openStudio(url: string) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/content/${path}`, {
      method,
      headers: {
        origin: url,
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text ? (JSON.parse(text) as Json) : {} }
  }

  const session = await call('POST', 'session', { email: firstAdminEmail, password: studioPassword })
  if (session.status >= 300)
    throw new Error(`No studio session: ${session.status} ${JSON.stringify(session.body)}`)
  const cookie = (session.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? ''
  const signedIn = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const ask = () => call(method, path, body, { cookie, ...headers })
    const answer = await ask()
    const { type } = (answer.body.error ?? {}) as { type?: string }
    if (type !== 'ReauthenticationRequiredException') return answer
    // This session may be older than the ten minutes for which a password counts.
    await call('POST', 'session/proof', { password: studioPassword }, { cookie })
    return ask()
  }
  const pathOf = (key: string) => {
    const [kind = '', ...id] = key.split('/')
    return `drafts/${kind}/${encodeURIComponent(id.join('/'))}`
  }

  return {
    call: signedIn,

    /** A definition as editors left it. */
    read: async (key: string) => (await signedIn('GET', pathOf(key))).body,

    /** Changes one draft; `change` gets the definition to write into. */
    async edit(key: string, change: (definition: Json) => void) {
      const draft = await signedIn('GET', pathOf(key))
      const definition = structuredClone(draft.body.definition) as Json
      change(definition)
      const saved = await signedIn('PUT', pathOf(key), definition, {
        'if-match': draft.headers.get('etag') ?? '',
      })
      if (saved.status >= 300)
        throw new Error(`${key} was not saved: ${saved.status} ${JSON.stringify(saved.body)}`)
      return saved
    },

    async create(key: string, definition: Json) {
      const saved = await signedIn('PUT', pathOf(key), definition, { 'if-none-match': '*' })
      if (saved.status >= 300)
        throw new Error(`${key} was not made: ${saved.status} ${JSON.stringify(saved.body)}`)
    },

    /** Forgets the draft of a definition, so that it is again as it was published. */
    async discard(key: string) {
      const draft = await signedIn('GET', pathOf(key))
      return signedIn('DELETE', `${pathOf(key)}?discard=true`, undefined, {
        'if-match': draft.headers.get('etag') ?? '',
      })
    },

    /** Publishes all drafts as a dry run has them. */
    async publish(message: string) {
      const { body } = await signedIn('POST', 'releases', { message, dry_run: true })
      const changes = (body.changes ?? []) as { key: string; etag: string | null }[]
      const expected = Object.fromEntries(changes.map(({ key, etag }) => [key, etag]))
      return signedIn('POST', 'releases', { message, expected })
    },
    rollBack: (release: string) => signedIn('POST', `releases/${release}/rollback`),
    async liveRelease(): Promise<string> {
      return String((await call('GET', 'release')).body.id)
    },
  }
}

export type Studio = Awaited<ReturnType<typeof openStudio>>
