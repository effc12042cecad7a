import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import './cookies.ts'
import { commonHeaders } from '../gateway/securityHeaders.ts'
import { answerError } from '../platform/http/answerError.ts'
import { methodNotFound } from '../platform/shared/errors.ts'
import { errorLog } from '../process/errorLog.ts'
import type { Settings } from '../settings/settings.ts'
import { closeSilent } from './closeSilent.ts'
import { refuseControls } from './controlCharacters.ts'
import { decorateDraining } from './draining.ts'
import { answerParserErrors } from './parserErrors.ts'
import { requestLog } from './requestLog.ts'
import { checkTarget, readableTarget } from './requestTarget.ts'

/** What may stand in a request or an error and must never stand in a log. */
const secrets = [
  'password',
  'old_password',
  'new_password',
  'code',
  'token',
  'access_token',
  'hash',
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.code',
  '*.token',
  'body',
  'err.body',
]

/**
 * Milliseconds: until the head of a request is there, and all of it; and until the next begins on a connection, which is
 * longer than proxies keep theirs.
 */
const patience = { headers: 15_000, request: 30_000, keepAlive: 72_000 }

/**
 * An empty server with what every part of it needs: request ids, structured logs without secrets, cookies, common
 * headers, body limits and time limits. `server/main.ts` and the tests mount the parts on it.
 */
export async function buildServer(
  settings: Pick<Settings, 'logLevel' | 'publicUrl' | 'production'>,
  waits: typeof patience = patience,
): Promise<FastifyInstance> {
  const https = settings.publicUrl?.startsWith('https:') ?? false
  const headers = commonHeaders(https)
  const app = fastify({
    logger: {
      level: settings.logLevel,
      redact: { paths: secrets, censor: '[redacted]' },
      serializers: { req: requestLog, err: errorLog },
    },
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
    // Told before any hook runs.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.header('x-request-id', request.id).headers(headers)),
    clientErrorHandler: answerParserErrors(https),
    // While the server stops, refusals look as they always do.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Only the one proxy that PUBLIC_URL says there is may be believed, not what the client told it.
    trustProxy: (_address, hop) => settings.publicUrl !== undefined && hop < 1,
    bodyLimit: 64 * 1024,
    requestTimeout: waits.request,
    connectionTimeout: 0,
    keepAliveTimeout: waits.keepAlive,
    // Whoever opens connections and says nothing on them, or says it drop by drop, loses them soon.
    // Node's own refusal of a request without a host would say nothing; `checkTarget` refuses it.
    http: {
      headersTimeout: waits.headers,
      connectionsCheckingInterval: waits.headers / 3,
      requireHostHeader: false,
    },
    // Requests under way are answered before the server ends; connections that wait for another are closed.
    forceCloseConnections: 'idle',
    // The name of a preview says which drafts it shows.
    routerOptions: { maxParamLength: 1500 },
  })
  // Fastify's own answer would tell what the error says: a failed query, with its values.
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw methodNotFound('There is nothing here that answers this method')
  })
  // Node's own 417 would have no headers of ours; nobody has to expect anything (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  closeSilent(app.server, waits.keepAlive + waits.headers)
  await app.register(cookie)
  app.decorate('secureCookies', https)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(headers)
    checkTarget(request)
  })
  app.addHook('preValidation', async (request) => refuseControls(request))
  // What does not say that it may be kept is not: a proxy would else remember for a while that a new file is not there.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  decorateDraining(app)
  return app
}
