import type { LoyaltyIntervention, LoyaltyStock } from '#generated/contentApi.ts'
import type { Executor } from '../../db/Database.ts'

type Kind = LoyaltyIntervention['kind']
/** What it is about; null where it is about none of that. */
type About = Record<'uid' | 'programme' | 'product' | 'order' | 'amount', number | null>
type Wanted = { id: string; kind: Kind; reason: string; by: string } & Partial<About>
type Intervention = Omit<Wanted, 'by'> & About & { askedBy: string; askedAt: Date; outcome: string | null }
type Standing = { programme: number; points: bigint; debt: bigint; level: number; frozen: string | null }
type Order = { id: number; uid: number; product: number; createdAt: Date; terms: string }

/**
 * Loyalty programmes as staff reach them: content knows no platform, and is handed this. What changes something is done in the
 * transaction of the audit, so that neither stands without the other.
 */
export type LoyaltyDesk = {
  /** `known`: it was asked for before; `differs`: the id was used for something else; `nobody`: there is no such player. */
  ask: (tx: Executor, wanted: Wanted) => Promise<'asked' | 'known' | 'differs' | 'nobody'>
  find: (executor: Executor, id: string) => Promise<Intervention | undefined>
  /** Of a player, the newest first. */
  listOf: (executor: Executor, uid: number, atMost: number) => Promise<Intervention[]>
  standings: (executor: Executor, uid: number) => Promise<Standing[]>
  stock: (executor: Executor) => Promise<LoyaltyStock[]>
  /** @property terms JSON: the definition of the product, as it was when it was bought */
  toSend: (executor: Executor, after: number, atMost: number) => Promise<Order[]>
}
