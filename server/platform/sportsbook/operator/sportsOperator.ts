import type { Executor } from '../../../db/Database.ts'
import { type Amount, toAmount } from '../../wallet/money.ts'
import { unrecoveredRepository } from '../bets/unrecoveredRepository.ts'
import type { OutcomeResult } from '../feed/FeedMessage.ts'
import { exposureRepository, type Part } from './exposureRepository.ts'
import { orderRepository, type SportsOrder } from './orderRepository.ts'
import { type RulingWord, resultOf, wordOf } from './rulingWords.ts'

/** Who asks, and what about. @property line empty for all of the event */
type Asked = { event: string; line: string; reason: string; by: string }

/** @property outcome all of the line where it is left out */
export type AskedRuling = Asked & { outcome?: string; result: RulingWord }

/** A ruling that waits, or that was confirmed. */
export type Ruling = AskedRuling & { id: number; askedAt: Date; confirmedBy?: string }

/**
 * What people may do about bets, whether they type it or ask for it over HTTP. What changes something takes the transaction of
 * the caller, who writes down who it was.
 */
export const sportsOperator = {
  /** By outcome, those first that may cost the most. @param event the only one, of all if left out */
  async exposure(executor: Executor, event: string | undefined, part: Part) {
    const { items, total } = await exposureRepository.list(executor, event, part)
    return {
      items: items.map(({ currency, staked, liability, ...of }) => ({
        ...of,
        staked: toAmount(staked, currency),
        liability: toAmount(liability, currency),
      })),
      total,
    }
  },

  /** In the order in which it came. @param after number of the last one that is known */
  async unrecovered(executor: Executor, after: number, atMost: number): Promise<Unrecovered[]> {
    const rows = await unrecoveredRepository.list(executor, after, atMost)
    return rows.map(({ amount, currency, ...of }) => ({ ...of, amount: toAmount(amount, currency) }))
  },

  /** Events and lines on which no bets are taken. */
  stops: orderRepository.stops,

  /** Rulings that nobody has confirmed yet. @param after number of the last one that is known */
  async waiting(executor: Executor, after: number, atMost: number): Promise<Ruling[]> {
    return (await orderRepository.waiting(executor, after, atMost)).map(describeRuling)
  },

  /** Whether the event is there to be stopped. */
  async stop(tx: Executor, { event, line, reason, by }: Asked): Promise<boolean> {
    if (!(await orderRepository.isEvent(tx, event))) return false
    await orderRepository.stop(tx, event, line)
    await orderRepository.add(tx, { kind: 'stop', event, line, reason, ...doneBy(by) })
    return true
  },

  /** Whether it was stopped. */
  async reopen(tx: Executor, { event, line, reason, by }: Asked): Promise<boolean> {
    if (!(await orderRepository.reopen(tx, event, line))) return false
    await orderRepository.add(tx, { kind: 'reopen', event, line, reason, ...doneBy(by) })
    return true
  },

  /**
   * Asks for a ruling. Nothing happens before a second person has confirmed it.
   * @returns undefined where there is no such event
   */
  async rule(tx: Executor, { outcome, result, by, ...asked }: AskedRuling): Promise<Ruling | undefined> {
    if (!(await orderRepository.isEvent(tx, asked.event))) return undefined
    const about = { ...asked, outcome: outcome ?? null, result: resultOf(result) }
    const order = await orderRepository.add(tx, { kind: 'rule', ...about, askedBy: by, askedAt: new Date() })
    return describeRuling(order)
  },

  /** Agrees to a ruling that waits; `own` where it is who asked for it, undefined where none waits under the number. */
  async confirm(tx: Executor, id: number, by: string): Promise<Ruling | 'own' | undefined> {
    const confirmed = await orderRepository.confirm(tx, id, by, new Date())
    if (confirmed) return describeRuling(confirmed)
    const [next] = await orderRepository.waiting(tx, id - 1, 1)
    return next?.id === id ? 'own' : undefined
  },
}

/** Of a settlement that was made anew: what the player had no more, and owes. */
export type Unrecovered = {
  id: number
  betId: number
  uid: number
  amount: Amount
  journal: string
  at: Date
}

function doneBy(by: string) {
  const now = new Date()
  return { askedBy: by, askedAt: now, doneAt: now }
}

function describeRuling({
  id,
  event,
  line,
  outcome,
  reason,
  askedBy,
  askedAt,
  ...order
}: SportsOrder): Ruling {
  return {
    ...{
      id,
      event,
      line,
      reason,
      askedAt,
      by: askedBy,
      result: wordOf(order.result as OutcomeResult | null),
    },
    ...(outcome !== null && { outcome }),
    ...(order.confirmedBy !== null && { confirmedBy: order.confirmedBy }),
  }
}
