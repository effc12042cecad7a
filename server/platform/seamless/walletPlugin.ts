import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import description from '#generated/wallet-api.json' with { type: 'json' }
import type { WalletFailure } from '#generated/walletApi.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { createLine } from '../../process/createLine.ts'
import { QueueFullError } from '../../process/createQueue.ts'
import type { ApiDescription, Schema } from '../http/apiDescription.ts'
import { type Checker, createCheckers } from '../http/checkFields.ts'
import { LedgerError } from '../wallet/LedgerError.ts'
import type { Seamless } from './createSeamless.ts'
import { duplicate } from './once.ts'
import { WalletError } from './WalletError.ts'
import type { WalletCall, WalletHandlers } from './WalletServices.ts'
import { unwatched, type WalletWatch } from './WalletWatch.ts'
import { judgeCall } from './walletSignature.ts'

/** Bytes of a call; real ones have a few hundred. */
const bodyLimit = 64 * 1024
/** Seconds after which a call may be sent again that could not be heard. */
const retryAfter = '2'
/**
 * Of a process: two connections to the database are left to the site, and nobody waits longer than half of what a provider
 * does.
 */
const usualBounds = { atOnce: 8, waiting: 1_000, longestMs: 5_000 }

type Options = { seamless: Seamless; bounds?: typeof usualBounds; watch?: WalletWatch }

type AnyHandler = (input: never, call: WalletCall) => Promise<object>

/**
 * The seamless wallet, mounted from its description. Outside the API for browsers, and without sessions and origins,
 * because only the signature over the raw body says who calls. Register it without fastify-plugin: it reads bodies in
 * its own way.
 */
export async function walletPlugin(
  app: FastifyInstance,
  { seamless, bounds = usualBounds, watch = unwatched }: Options,
): Promise<void> {
  const inLine = watchedLine(createLine(bounds), watch)
  const checker = createCheckers(description as unknown as Pick<ApiDescription, 'components'>)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async (_request: FastifyRequest, body: Buffer) => body,
  )
  app.setErrorHandler<FastifyError | WalletError>((error, request, reply) => {
    const outcome = error instanceof QueueFullError ? 'LINE_FULL' : toWalletError(error).code
    outcomes.set(request, outcome)
    return answerFailure(error, request, reply)
  })
  const outcomes = new WeakMap<FastifyRequest, string>()
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url?.split('/').at(-1)
    if (call) watch.heard(call, outcomes.get(request) ?? 'ok', reply.elapsedTime / 1000)
  })

  for (const [url, { post }] of Object.entries(description.paths)) {
    const handler: AnyHandler = seamless.handlers[post.operationId as keyof WalletHandlers]
    const check = {
      input: checker(post.requestBody.content['application/json'].schema as Schema),
      answer: checker(post.responses['200'].content['application/json'].schema as Schema),
    }
    app.post(url, { bodyLimit }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const call = admit(seamless, request, body)
      const input = await readInput(body, check.input, call)
      const answer = await inLine(playerIn(input), () => handler(input as never, call))
      const wrong = check.answer(answer)
      if (Object.keys(wrong).length > 0)
        throw new Error(`The answer of ${post.operationId} is not as described: ${JSON.stringify(wrong)}`)
      return send(reply, 200, answer)
    })
  }
}

/** The same line, of which is told who stands in it and for how long. */
function watchedLine(line: ReturnType<typeof createLine>, watch: WalletWatch): typeof line {
  return async (who, task) => {
    const began = performance.now()
    let isWaiting = true
    watch.queued()
    try {
      return await line(who, () => {
        isWaiting = false
        watch.served((performance.now() - began) / 1000)
        return task()
      })
    } finally {
      if (isWaiting) watch.refused()
    }
  }
}

/** @throws WalletError INVALID_SIGNATURE */
function admit(
  { keys, hear, clock }: Pick<Seamless, 'keys' | 'hear' | 'clock'>,
  request: FastifyRequest,
  body: Buffer,
): WalletCall {
  const subject = `${request.method} ${request.url}`
  const judged = judgeCall(keys, request.headers, { subject, body }, clock().getTime())
  if ('fault' in judged) throw new WalletError('INVALID_SIGNATURE', judged.fault)
  return hear(judged)
}

/** What is asked for; what is not as described uses the nonce up as well. @throws WalletError INVALID_REQUEST */
async function readInput(body: Buffer, check: Checker, { inTransaction }: WalletCall): Promise<unknown> {
  try {
    return checked(parsed(body), check)
  } catch (error) {
    await inTransaction(async () => {})
    throw error
  }
}

/** What tells one player's calls from others'. */
const playerIn = (input: unknown): string => {
  const { token, player } = input as { token?: string; player?: string }
  return token ?? player ?? ''
}

function checked(input: unknown, check: Checker): unknown {
  const wrong = check(input)
  if (Object.keys(wrong).length === 0) return input
  const told = Object.entries(wrong).map(([field, [first]]) => `${field || 'the body'} (${first?.code})`)
  throw new WalletError('INVALID_REQUEST', `These are not as described: ${told.join(', ')}`)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new WalletError('INVALID_REQUEST', 'The body is no JSON')
  }
}

function answerFailure(error: FastifyError | WalletError, request: FastifyRequest, reply: FastifyReply) {
  const told = toWalletError(error)
  if (told.code === 'INVALID_SIGNATURE')
    request.log.warn({ reason: told.message }, 'a wallet call was refused')
  if (told.code === 'OUT_OF_ORDER_SERVICE') {
    reply.header('retry-after', retryAfter)
    // That the database is away is told once, not by every call; that too many come, by what is measured.
    if (!isDatabaseAway(error) && !(error instanceof QueueFullError))
      request.log.error({ err: error }, 'a wallet call has failed')
  }
  const { code, message, balance, limit } = told
  const failure: WalletFailure = {
    error: { code, message, ...(balance && { balance }), ...(limit && { limit }) },
  }
  return send(reply, told.status, failure)
}

/** What nobody meant to say is told as not known: the provider tries again, and each transaction happens once. */
function toWalletError(error: FastifyError | WalletError): WalletError {
  if (error instanceof WalletError) return error
  // Two players at the same time, under one name.
  if (error instanceof LedgerError && error.refusal === 'key_conflict') return duplicate()
  if (error instanceof QueueFullError)
    return new WalletError(
      'OUT_OF_ORDER_SERVICE',
      'Too many calls are waiting, and nothing was done: send it again',
    )
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status < 500) return new WalletError('INVALID_REQUEST', error.message)
  return new WalletError('OUT_OF_ORDER_SERVICE', 'It is not known whether it was done: send it again', {
    cause: error,
  })
}

const send = (reply: FastifyReply, status: number, body: object) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
