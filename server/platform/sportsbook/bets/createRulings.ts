import type { Database } from '../../../db/Database.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import { orderRepository, type SportsOrder } from '../operator/orderRepository.ts'
import { betRepository } from './betRepository.ts'
import type { createSettlement } from './createSettlement.ts'

type Services = {
  database: Pick<Database, 'drizzle'>
  settlement: Pick<ReturnType<typeof createSettlement>, 'rule'>
  clock: () => Date
}

/** Carries out what operators have ordered and confirmed, each order once; again from the beginning where a process ended in between. */
export function createRulings({ database, settlement, clock }: Services) {
  async function carryOut({ id, event, line, outcome, result }: SportsOrder): Promise<void> {
    const of = { event, line, ...(outcome !== null && { outcome }) }
    const ruling = result && { by: 'operator' as const, result }
    await eachAlone(await betRepository.idsOf(database.drizzle, of), (bet) =>
      settlement.rule(bet, of, ruling),
    )
    await orderRepository.done(database.drizzle, id, clock())
  }

  return {
    carryOutAll: async (): Promise<void> => eachAlone(await orderRepository.toDo(database.drizzle), carryOut),
  }
}
