import type { Database, Executor } from '../../../db/Database.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { Loyalty } from '../createLoyalty.ts'
import { mayTakePart } from '../mayTakePart.ts'
import type { Player } from '../points/Points.ts'
import type { Fulfilment } from '../shop/createFulfilment.ts'
import { stockRepository } from '../shop/stockRepository.ts'
import { interventionRepository } from './interventionRepository.ts'
import type { Intervention } from './schema.ts'

/** Interventions of one sweep. */
const atOnce = 100
/** Milliseconds after which one is tried again that has failed. */
const pause = 60_000

export type InterventionServices = {
  database: Database
  live: LiveSite
  points: Loyalty
  fulfilment: Pick<Fulfilment, 'sent' | 'unsendable'>
  clock: () => Date
}

/** Carries out what operators wanted done, each once. */
export function createInterventions(services: InterventionServices) {
  const { database, live, points, fulfilment, clock } = services

  async function expireAll(tx: Executor, of: Player): Promise<bigint> {
    let all = 0n
    for (;;) {
      const expired = await points.expire(tx, of)
      if (expired === 0n) return all
      all += expired
    }
  }

  /** @returns what came of it, where there is more to say than that it is done */
  async function doWithPoints(tx: Executor, one: Intervention): Promise<string | undefined> {
    const { id, kind, uid, programme, amount, reason } = one
    if (uid === null || programme === null) return undefined
    if (!live.loyalty().programmes.some(({ number }) => number === programme)) return 'no such programme'
    const of = { uid, programme }
    const given = { ...of, points: BigInt(amount ?? 0), source: 'operator' as const, ref: id }
    if (kind === 'grant') {
      if (!(await mayTakePart(tx, uid, live, clock()))) return 'the player may not be rewarded'
      return (await points.give(tx, { ...given, at: one.askedAt })) ? 'given' : 'was given before'
    }
    if (kind === 'take') return `${await points.take(tx, given)} taken`
    if (kind === 'expire') return `${await expireAll(tx, of)} expired`
    if (kind === 'freeze') await points.freeze(tx, of, reason)
    if (kind === 'thaw') await points.thaw(tx, of)
    if (kind === 'replay') await points.replay(tx, uid)
    return undefined
  }

  async function act(tx: Executor, one: Intervention): Promise<string> {
    const { kind, uid, product, order, amount, reason } = one
    if (kind === 'restock' && product !== null) {
      await stockRepository.add(tx, product, amount ?? 0)
      return 'done'
    }
    if (kind === 'send' && order !== null)
      return (await fulfilment.sent(tx, order)) ? 'sent' : 'it does not wait to be sent'
    if (kind === 'fail' && order !== null)
      return (await fulfilment.unsendable(tx, order)) ? 'the points are back' : 'it does not wait to be sent'
    if (kind === 'mark' && uid !== null) await points.mark(tx, uid, reason)
    if (kind === 'clear' && uid !== null) await points.clearMark(tx, uid)
    return (await doWithPoints(tx, one)) ?? 'done'
  }

  async function carryOut(id: string): Promise<void> {
    try {
      await database.transaction(async (tx) => {
        const one = await interventionRepository.holdDue(tx, id)
        if (one) await interventionRepository.done(tx, id, clock(), await act(tx, one))
      })
    } catch (error) {
      await interventionRepository.postpone(database.drizzle, id, new Date(clock().getTime() + pause))
      throw error
    }
  }

  return {
    /** Does what is due; whichever process sees it first. */
    async sweep(): Promise<void> {
      await eachAlone(await interventionRepository.due(database.drizzle, clock(), atOnce), carryOut)
    },
  }
}
