import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Prepared } from '../../http/Prepared.ts'
import { sendEncoded } from '../../http/sendEncoded.ts'
import { methodNotFound, notSignedIn, userBlocked } from '../shared/errors.ts'
import type { CallContext, Handlers, Session } from '../shared/operations.ts'
import { acceptUploads, uploadBodyLimit } from '../uploads/acceptUploads.ts'
import { Upload } from '../uploads/Upload.ts'
import { answerError } from './answerError.ts'
import type { ApiDescription } from './apiDescription.ts'
import { createContext } from './callContext.ts'
import { type Checker, createCheckers } from './checkFields.ts'
import type { MountedOperation } from './describeOperation.ts'
import { type FormFields, parseUrlencoded } from './formFields.ts'
import { noticeUndescribed } from './noticeUndescribed.ts'
import { type InputCheckers, readInput } from './readInput.ts'

/** Most bytes of a body; forms are small, and files travel apart from them. */
const bodyLimit = 64 * 1024

export type MountOptions = {
  handlers: Handlers
  /** Session of the request, or null when nobody is signed in. */
  findSession: (request: FastifyRequest) => Promise<Session | null>
  /** Throws where the player excluded themselves; asked before every operation that this blocks. */
  refuseExcluded?: (uid: number) => Promise<unknown>
  /** Address of the site, where it differs from the host that requests come to. */
  publicUrl?: string
  /** Address of the site for who asks, where it is reached under several. */
  originOf?: (request: FastifyRequest) => string | undefined
  /** Header of a proxy that says which country a request comes from; nobody says if left out. */
  countryHeader?: string
}

type AnyHandler = (input: never, context: CallContext) => Promise<unknown>

/** Gives every operation its one route. What has no handler answers 501. */
export function mountOperations(
  fastify: FastifyInstance,
  api: ApiDescription,
  operations: MountedOperation[],
  options: MountOptions,
): void {
  const checker = createCheckers(api)
  for (const operation of operations) {
    const handler: AnyHandler | undefined = options.handlers[operation.id]
    const check = { common: checker(operation.common), input: checker(operation.input) }
    const checkAnswer = checker(operation.answer.schema)
    const route: RouteOptions = {
      method: operation.method,
      url: operation.url,
      bodyLimit: operation.files.length > 0 ? uploadBodyLimit : bodyLimit,
      // A HEAD of auth.logout would sign out.
      exposeHeadRoute: false,
      errorHandler: (error, request, reply) => {
        noticeUndescribed(operation, error, request.log)
        answerError(error, request, reply)
      },
      handler: async (request, reply) => {
        const session = handler || operation.blockedWhenExcluded ? await options.findSession(request) : null
        if (operation.blockedWhenExcluded && session) await options.refuseExcluded?.(session.uid)
        if (!handler) throw methodNotFound(`${operation.id} is not built yet`, 501)
        const answer = await call(api, operation, check, handler, options, session, request, reply)
        return answer instanceof Prepared
          ? sendPrepared(operation, checkAnswer, answer, request, reply)
          : sendAnswer(operation, checkAnswer, answer, reply)
      },
    }
    if (operation.files.length === 0) fastify.route(route)
    else {
      fastify.register(async (scope) => {
        acceptUploads(scope, operation.files, options.findSession)
        scope.route(route)
      })
    }
  }
}

async function call(
  api: ApiDescription,
  operation: MountedOperation,
  check: InputCheckers,
  handler: AnyHandler,
  options: MountOptions,
  session: Session | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (operation.needsSession && !session) throw notSignedIn()
  if (operation.needsSession && session?.isBlocked) throw userBlocked()
  const upload = request.body instanceof Upload ? request.body : undefined
  const body: FormFields = request.body instanceof Map ? request.body : (upload?.fields ?? new Map())
  const { common, fields } = readInput(api, operation, check, {
    path: new Map(Object.entries(request.params as Record<string, string>)),
    query: parseUrlencoded(request.url.split('?').slice(1).join('?')),
    body,
  })
  const context = createContext(operation, session, common, request, reply, options)
  if (upload) context.files = upload.files
  return handler(fields as never, context)
}

function sendAnswer(operation: MountedOperation, check: Checker, answer: unknown, reply: FastifyReply) {
  const { kind, status, mediaType = 'application/json', schema } = operation.answer
  reply.status(status).header('cache-control', 'no-store')
  if (kind === 'redirect') {
    // In the window of another service: it must still be able to answer the window that opened it.
    reply.headers({ 'cross-origin-opener-policy': 'unsafe-none', vary: 'Accept-Language, Cookie' })
    return reply.redirect(String(answer), status)
  }
  reply.type(kind === 'bytes' ? mediaType : `${mediaType}; charset=utf-8`)
  if (kind === 'bytes') return reply.send(Buffer.from(answer as Uint8Array))
  if (kind === 'file') {
    const { name, content } = answer as { name: string; content: AsyncIterable<Uint8Array> }
    // It is kept, never shown: what stands in it came from many hands.
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return reply.send(Readable.from(content, { objectMode: false }))
  }
  if (kind === 'stream') {
    // nginx would hold events back; and a connection kept for another call would hold up a server that stops.
    reply.header('x-accel-buffering', 'no').header('connection', 'close')
  }
  if (kind === 'stream') return reply.send(Readable.from(answer as AsyncIterable<string>))
  const body = schema.properties && 'response' in schema.properties ? { response: answer } : answer
  checkDescribed(operation, check, body)
  return reply.send(JSON.stringify(body))
}

/** Those that were found to be as described. */
const checked = new WeakSet<Prepared>()

/** As an artefact is served: encoded once, with a tag by which browsers ask whether it is another. */
function sendPrepared(
  operation: MountedOperation,
  check: Checker,
  answer: Prepared,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!checked.has(answer)) checkDescribed(operation, check, answer.value)
  checked.add(answer)
  return sendEncoded(request, reply, answer.encoded, 'no-cache')
}

function checkDescribed(operation: MountedOperation, check: Checker, body: unknown): void {
  const errors = check(body)
  if (Object.keys(errors).length === 0) return
  throw new Error(`The answer of ${operation.id} is not as described: ${JSON.stringify(errors)}`)
}
