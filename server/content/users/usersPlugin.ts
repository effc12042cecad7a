import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { hash } from '../hash.ts'
import { attemptRepository } from '../staff/attemptRepository.ts'
import { limit } from '../staff/limits.ts'
import { answerUserError } from './answerUserError.ts'
import { withParameter } from './callbackAllowed.ts'
import { type ConnectOptions, connectRoutes } from './connectRoutes.ts'
import { createBearers } from './createBearers.ts'
import { createUsers } from './createUsers.ts'
import { readFields } from './readFields.ts'
import { invalid, notFound } from './UserError.ts'
import type { SendUserLetter } from './UserLetter.ts'
import { userView } from './userView.ts'

/** How often in a quarter of an hour. */
const limits = {
  /** Of one address on one account, of one address, and on one account from everywhere. */
  signIn: { pair: 8, address: 40, account: 100 },
  register: 10,
  /** Letters asked for from one address, and to one. */
  letters: { address: 20, email: 4 },
  code: 40,
  connect: 60,
  /** Present passwords that one user tells. */
  present: 8,
}
/** Bytes of a body; real ones have a few hundred. */
const bodyLimit = 16 * 1024

export type UsersOptions = Pick<ConnectOptions, 'vault' | 'providers' | 'callbackUrl' | 'siteUrl'> & {
  database: Pick<Database, 'drizzle' | 'transaction'>
  /** Paths below which it answers; links lead below the first. */
  prefixes: readonly [string, ...string[]]
  /** By which bearer tokens are signed. */
  key: string
  registration: boolean
  /** Page on which a password is set by `code`. */
  resetUrl?: string
  /** Page that is shown once an address is confirmed; the home page where it is left out. */
  confirmedUrl?: string
  send: SendUserLetter
  /** The locale of the site that serves an `Accept-Language`. */
  localeOf: (acceptLanguage: string | undefined) => string
}

/**
 * The authentication API of the content backend, in the shapes of Strapi's users-permissions. Register it without
 * fastify-plugin: it has its own body parser and error answers. It takes no cookie for a sign-in, so that no page of
 * another site can act for anybody.
 */
export async function usersPlugin(app: FastifyInstance, options: UsersOptions): Promise<void> {
  const { database, prefixes, key, registration, resetUrl, confirmedUrl, callbackUrl, siteUrl } = options
  const [first] = prefixes
  const users = createUsers({
    ...{ database, registration, send: options.send },
    bearers: createBearers(key),
    confirmLink: (token) =>
      withParameter(`${siteUrl()}${first}/auth/email-confirmation`, 'confirmation', token),
    ...(resetUrl !== undefined && { resetLink: (code: string) => withParameter(resetUrl, 'code', code) }),
  })
  const inBackground = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(inBackground)))

  /** Goes on without the answer, whose time would else tell whether there was anything to do. */
  function leave(request: FastifyRequest, work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) => request.log.error({ err: error }, 'a letter to a user was not left'))
      .finally(() => inBackground.delete(done))
    inBackground.add(done)
  }

  const placeOf = (request: FastifyRequest) => addressKey(request.ip)
  const count = (subject: string, most: number) => limit(database, `user ${subject}`, most)
  async function countLetter(request: FastifyRequest, email: string): Promise<void> {
    await count(`letters ${placeOf(request)}`, limits.letters.address)
    await count(`letters to ${hash(email)}`, limits.letters.email)
  }
  const localeOf = (request: FastifyRequest) => options.localeOf(request.headers['accept-language'])

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.setErrorHandler(answerUserError)
  const origins = new Set(
    [resetUrl, confirmedUrl, callbackUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    allowOrigin(request, reply, origins)
  })

  type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  const routes: [method: 'GET' | 'POST', path: string, handle: Handle][] = [
    [
      'POST',
      '/auth/local',
      async (request) => {
        const { identifier, password } = readFields(
          request.body,
          { identifier: 'text', password: 'text' },
          'pass',
        )
        const [place, account] = [placeOf(request), hash(identifier.toLowerCase())]
        await attemptRepository.sweep(database.drizzle)
        await count(`pair ${place} ${account}`, limits.signIn.pair)
        await count(`address ${place}`, limits.signIn.address)
        await count(`account ${account}`, limits.signIn.account)
        const session = await users.signIn(identifier, password)
        await attemptRepository.forget(database.drizzle, `user pair ${place} ${account}`)
        return session
      },
    ],
    [
      'POST',
      '/auth/local/register',
      async (request) => {
        const wanted = readFields(
          request.body,
          { username: 'username', email: 'email', password: 'password' },
          'name',
        )
        if (registration) {
          await count(`register ${placeOf(request)}`, limits.register)
          await countLetter(request, wanted.email)
        }
        return users.register(wanted, localeOf(request))
      },
    ],
    [
      'POST',
      '/auth/forgot-password',
      async (request) => {
        const { email } = readFields(request.body, { email: 'email' })
        await countLetter(request, email)
        leave(request, () => users.forget(email, localeOf(request)))
        return { ok: true }
      },
    ],
    [
      'POST',
      '/auth/reset-password',
      async (request) => {
        const { code, password, passwordConfirmation } = readFields(request.body, {
          ...{ code: 'text', password: 'password', passwordConfirmation: 'text' },
        } as const)
        if (password !== passwordConfirmation) throw invalid('Passwords do not match')
        await count(`code ${placeOf(request)}`, limits.code)
        return users.reset(code, password)
      },
    ],
    [
      'POST',
      '/auth/change-password',
      async (request) => {
        const user = await users.bearerOf(request.headers.authorization)
        const { currentPassword, password, passwordConfirmation } = readFields(request.body, {
          ...{ currentPassword: 'text', password: 'password', passwordConfirmation: 'text' },
        } as const)
        if (password !== passwordConfirmation) throw invalid('Passwords do not match')
        await count(`present ${user.id}`, limits.present)
        return users.changePassword(user, currentPassword, password)
      },
    ],
    [
      'GET',
      '/auth/email-confirmation',
      async (request, reply) => {
        const { confirmation } = readFields(request.query, { confirmation: 'text' }, 'pass')
        await count(`code ${placeOf(request)}`, limits.code)
        await users.confirm(confirmation)
        return reply.redirect(confirmedUrl ?? '/', 302)
      },
    ],
    [
      'POST',
      '/auth/send-email-confirmation',
      async (request) => {
        const { email } = readFields(request.body, { email: 'email' }, 'pass')
        await countLetter(request, email)
        leave(request, () => users.sendAgain(email, localeOf(request)))
        return { email, sent: true }
      },
    ],
    ['GET', '/users/me', async (request) => userView(await users.bearerOf(request.headers.authorization))],
  ]

  for (const prefix of prefixes) {
    for (const [method, path, handler] of routes)
      app.route({ method, url: prefix + path, handler, exposeHeadRoute: false })
    connectRoutes(app, prefix, {
      ...options,
      users,
      limit: (request, what) => count(`${what} ${placeOf(request)}`, limits[what]),
    })
    for (const path of [...routes.map(([, path]) => path), '/auth/:provider/callback'])
      app.options(prefix + path, (request, reply) => answerPreflight(request, reply, origins))
  }
}

/** Pages of the origins that the operator named may read answers; there is no cookie that could come with their calls. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: ReadonlySet<string>): void {
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  if (origin !== undefined && origins.has(origin)) reply.header('access-control-allow-origin', origin)
}

async function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: ReadonlySet<string>,
): Promise<FastifyReply> {
  if (!origins.has(request.headers.origin ?? '')) throw notFound()
  return reply
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': '600',
    })
    .code(204)
    .send()
}
