import { createHash } from 'node:crypto'
import type { OperationId } from '#generated/api.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { inPart } from '../../db/afterCommit.ts'
import type { Database, Executor } from '../../db/Database.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidRequest } from '../shared/errors.ts'
import type { CallContext, OperationInput, OperationResponse } from '../shared/operations.ts'
import { commandRepository } from './commandRepository.ts'
import { fromRefusal, type Refusal, toRefusal } from './refusal.ts'

/** How long an answer is kept and given again, in milliseconds: three days. A browser tries again for minutes. */
export const answerLifetime = 3 * 24 * 60 * 60 * 1000

/** Commands of one player, repetitions with them: what is answered is kept, so that nobody may send without end. */
const often: Limit = { times: 300, seconds: 600 }

type Answer = { response: unknown } | { refusal: Refusal }

export type Command = {
  /** Whose key it is. */
  scope: string
  key: string
  operation: string
  /** What is asked for; JSON. */
  request: unknown
}

/** Carries out each command once, whichever process it comes to and however often. */
export function createIdempotency(database: Database, limiter: RateLimiter) {
  /**
   * Does `work` in a transaction and keeps what it answers, or what it refuses, with it. The same command again gets
   * the same; while it is under way it waits. `work` must do nothing but database work.
   * @throws PlatformError InvalidRequestException 409 where the key was used for something else; what `work` refuses
   */
  async function once<T>(command: Command, work: (tx: Executor) => Promise<T>): Promise<T> {
    const answer = await database.transaction(async (tx) => {
      const stored = await claim(tx, command)
      if (stored) return stored
      const fresh = await attempt(tx, work)
      await commandRepository.answer(tx, command, JSON.stringify(fresh))
      return fresh
    })
    if ('refusal' in answer) throw fromRefusal(answer.refusal)
    return answer.response as T
  }

  /** @throws PlatformError TooManyRequestsException */
  const count = (uid: number) => refuseOften(limiter, `commands of ${uid}`, often)

  return {
    once,
    count,

    /**
     * `once` for an operation that moves money of the player who calls it, counted.
     * @param before what others are asked outside of the transaction, unless only an answer is to be repeated
     */
    async withIdempotency<Id extends OperationId>(
      { session, idempotencyKey }: CallContext,
      operation: Id,
      input: OperationInput<Id>,
      work: (tx: Executor, uid: number) => Promise<OperationResponse<Id>>,
      before?: () => Promise<void>,
    ): Promise<OperationResponse<Id>> {
      if (!session || idempotencyKey === undefined)
        throw new Error(`${operation} asks for no Idempotency-Key`)
      const command = { scope: `player/${session.uid}`, key: idempotencyKey, operation, request: input }
      await count(session.uid)
      let refused: { error: unknown } | undefined
      if (before && !(await commandRepository.isKnown(database.drizzle, command)))
        refused = await before().then(
          () => undefined,
          (error: unknown) => ({ error }),
        )
      // What speaks against the command is kept as its answer too, unless the very same one was answered meanwhile.
      return once(command, async (tx) => {
        if (refused) throw refused.error
        return work(tx, session.uid)
      })
    },

    /** Forgets answers that were kept long enough. */
    sweep: () => commandRepository.sweep(database.drizzle),
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

/** Makes the key ours, or answers what is stored under it. Waits for whoever has it under way. */
async function claim(tx: Executor, command: Command): Promise<Answer | undefined> {
  const { scope, key, operation, request } = command
  const requestHash = createHash('sha256').update(canonicalJson(request)).digest('base64url')
  const expiresAt = new Date(Date.now() + answerLifetime)
  if (await commandRepository.claim(tx, { scope, key, operation, requestHash, expiresAt })) return undefined
  const stored = await commandRepository.find(tx, command)
  // Swept at this very moment.
  if (!stored) return claim(tx, command)
  if (stored.operation !== operation || stored.requestHash !== requestHash)
    throw invalidRequest('This Idempotency-Key was used for something else', 409)
  return JSON.parse(stored.answer) as Answer
}

/** What was done before a refusal is undone, and the refusal kept. */
async function attempt<T>(tx: Executor, work: (tx: Executor) => Promise<T>): Promise<Answer> {
  try {
    return { response: await tx.transaction((part) => inPart(tx, part, work)) }
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    return { refusal }
  }
}
