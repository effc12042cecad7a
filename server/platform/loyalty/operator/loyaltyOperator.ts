import type { Executor } from '../../../db/Database.ts'
import { accountRepository } from '../../accounts/accountRepository.ts'
import { orderRepository } from '../shop/orderRepository.ts'
import { stockRepository } from '../shop/stockRepository.ts'
import { bookedRepository } from './bookedRepository.ts'
import { interventionRepository } from './interventionRepository.ts'
import type { Intervention } from './schema.ts'

/** Something that somebody wants done. */
export type Wanted = Pick<Intervention, 'id' | 'kind' | 'reason'> &
  Partial<Pick<Intervention, 'uid' | 'programme' | 'product' | 'order' | 'amount'>> & { by: string }

/** `known`: it was asked for before; `differs`: the id was used for something else; `nobody`: there is no such player. */
export type Asked = 'asked' | 'known' | 'differs' | 'nobody'

const about = ['kind', 'uid', 'programme', 'product', 'order', 'amount'] as const

/**
 * What people may do about points and orders, whether they type it or ask for it over HTTP. What changes something is written
 * down, with who asked and why, and carried out by the server within seconds (`createInterventions.ts`).
 */
export const loyaltyOperator = {
  async ask(tx: Executor, { by, ...wanted }: Wanted, now: Date = new Date()): Promise<Asked> {
    const { uid } = wanted
    if (uid && !(await accountRepository.find(tx, uid))) return 'nobody'
    const moments = { askedAt: now, dueAt: now }
    if (await interventionRepository.add(tx, { ...wanted, ...moments, askedBy: by })) return 'asked'
    const known = await interventionRepository.find(tx, wanted.id)
    return about.every((part) => (known?.[part] ?? null) === (wanted[part] ?? null)) ? 'known' : 'differs'
  },

  find: interventionRepository.find,
  listOf: interventionRepository.listOf,

  /** How a player stands in every programme that they have been in. */
  standings: bookedRepository.list,

  /** What is gone of each product, and what was added. */
  stock: stockRepository.all,

  /** Orders that are to be sent, in their order. @param after number of the last one that is known */
  toSend: orderRepository.toSend,
}
