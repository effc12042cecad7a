import { firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { studioPassword } from './startSite.ts'

type Json = Record<string, unknown>

/** An answer, which has to be a good one. */
function done<Answer extends { asked: string; status: number; body: Json }>(answer: Answer): Answer {
  if (answer.status < 300) return answer
  throw new Error(`${answer.asked} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

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
    const asked = `${method} ${path}`
    return {
      asked,
      status: answer.status,
      headers: answer.headers,
      body: text ? (JSON.parse(text) as Json) : {},
    }
  }

  const session = done(await call('POST', 'session', { email: firstAdminEmail, password: studioPassword }))
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

  /** Changes one draft; `change` gets the definition to write into. */
  const edit = async (key: string, change: (definition: Json) => void) => {
    const draft = await signedIn('GET', pathOf(key))
    const definition = structuredClone(draft.body.definition) as Json
    change(definition)
    const saved = await signedIn('PUT', pathOf(key), definition, {
      'if-match': draft.headers.get('etag') ?? '',
    })
    return done(saved)
  }

  const discard = (key: string, etag: string) =>
    signedIn('DELETE', `${pathOf(key)}?discard=true`, undefined, { 'if-match': etag })
  const rollBack = (release: string) => signedIn('POST', `releases/${release}/rollback`)
  const liveRelease = async () => String((await call('GET', 'release')).body.id)

  return {
    call: signedIn,

    /** A definition as editors left it. */
    read: async (key: string) => (await signedIn('GET', pathOf(key))).body,

    edit,

    /** Writes the texts of what was begun under a name in every language, other than its template has them. */
    async writeTexts(name: string) {
      const { definition } = (await signedIn('GET', pathOf('locales/main'))).body
      for (const { code } of (definition as { locales: { code: string }[] }).locales)
        await edit(`messages/${code}/${name}`, (one) => {
          const texts = one.messages as Record<string, string>
          for (const [key, text] of Object.entries(texts)) texts[key] = `${text} (${name})`
        })
    },

    async create(key: string, definition: Json) {
      done(await signedIn('PUT', pathOf(key), definition, { 'if-none-match': '*' }))
    },

    /** Forgets the draft of a definition, so that it is again as it was published. */
    async discard(key: string) {
      const draft = await signedIn('GET', pathOf(key))
      return discard(key, draft.headers.get('etag') ?? '')
    },

    /** Publishes all drafts as a dry run has them. */
    async publish(message: string) {
      const { body } = await signedIn('POST', 'releases', { message, dry_run: true })
      const changes = (body.changes ?? []) as { key: string; etag: string | null }[]
      const expected = Object.fromEntries(changes.map(({ key, etag }) => [key, etag]))
      return signedIn('POST', 'releases', { message, expected })
    },
    rollBack,
    liveRelease,

    /** Leaves the site as it was at the beginning of a test: its release live, and no draft. */
    async giveBack(release: string) {
      // First, for what is discarded becomes what is live.
      if ((await liveRelease()) !== release) done(await rollBack(release))
      const { items } = (await signedIn('GET', 'drafts')).body as { items: { key: string; etag: string }[] }
      // What shows a picture before the picture, which cannot go while it is shown.
      for (const { key, etag } of items.reverse()) done(await discard(key, etag))
    },
  }
}

export type Studio = Awaited<ReturnType<typeof openStudio>>
