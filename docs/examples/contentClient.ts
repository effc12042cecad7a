// A client of the content backend for browsers, to be copied: it reads published content, signs users in, and carries their bearer
// token from a cookie of its own page. How it is used: createContentClient({ url: 'https://casino.example/api' }).find('cms-config', { locale: 'lv' })

type Query = Readonly<Record<string, string>>

type Options = {
  /** Address with the prefix, without a slash at its end. */
  url: string
  /** Name of the cookie that the token is kept in. */
  cookie?: string
  /** The cookies of a page; other than those of the document in tests, and on a server. */
  jar?: { cookie: string }
}

type User = { id: number; documentId: string; username: string; email: string }
type Session = { jwt: string; user: User }

/** A refusal, with what Strapi calls it. */
export class ContentBackendError extends Error {
  readonly status: number
  readonly details: unknown

  constructor({
    status,
    name,
    message,
    details,
  }: { status: number; name: string; message: string; details: unknown }) {
    super(message)
    this.name = name
    this.status = status
    this.details = details
  }
}

export function createContentClient({ url, cookie = 'strapi_jwt', jar = document }: Options) {
  const token = () =>
    jar.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1)
  const keep = (jwt: string, seconds: number) => {
    const isSecure = url.startsWith('https:')
    jar.cookie = `${cookie}=${jwt}; Path=/; Max-Age=${seconds}; SameSite=Strict${isSecure ? '; Secure' : ''}`
  }

  /** @throws ContentBackendError */
  async function call<T>(path: string, query: Query = {}, body?: object): Promise<T> {
    const jwt = token()
    const search = new URLSearchParams(query).toString()
    const answer = await fetch(`${url}/${path}${search && `?${search}`}`, {
      // No cookie goes along: the token does, as a header, which no page of another site could send.
      credentials: 'omit',
      headers: {
        ...(jwt && { authorization: `Bearer ${jwt}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const said = await answer.json()
    if (answer.ok) return said
    // A token that is over is worth nothing; whoever asks again does so without one.
    if (answer.status === 401) keep('', 0)
    throw new ContentBackendError(said.error)
  }
  async function open(session: Promise<Session>): Promise<User> {
    const { jwt, user } = await session
    keep(jwt, 3600)
    return user
  }

  return {
    /** Published content by its type. */
    find: <T>(type: string, query?: Query) => call<{ data: T; meta: object }>(type, query),
    signIn: (identifier: string, password: string) =>
      open(call<Session>('auth/local', {}, { identifier, password })),
    register: (wanted: { username: string; email: string; password: string }) =>
      call<{ user: User }>('auth/local/register', {}, wanted),
    forgotPassword: (email: string) => call<{ ok: true }>('auth/forgot-password', {}, { email }),
    resetPassword: (code: string, password: string) =>
      open(call<Session>('auth/reset-password', {}, { code, password, passwordConfirmation: password })),
    changePassword: (currentPassword: string, password: string) =>
      open(
        call<Session>(
          'auth/change-password',
          {},
          { currentPassword, password, passwordConfirmation: password },
        ),
      ),
    /** After a provider has led back to the page with `access_token`. */
    connected: (provider: string, accessToken: string) =>
      open(call<Session>(`auth/${provider}/callback`, { access_token: accessToken })),
    me: () => call<User>('users/me'),
    signOut: () => keep('', 0),
  }
}
