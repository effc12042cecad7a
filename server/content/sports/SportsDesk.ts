import type { ExposedOutcome, SportsRuling, UnrecoveredBet } from '#generated/contentApi.ts'
import type { Executor } from '../../db/Database.ts'

/** Who asks, and what about. @property line empty for all of the event */
type Asked = { event: string; line: string; reason: string; by: string }
type AskedRuling = Asked & { outcome?: string; result: SportsRuling['result'] }
type Ruling = AskedRuling & { id: number; askedAt: Date; confirmedBy?: string }
type Exposed = Omit<ExposedOutcome, 'names'>
type Unrecovered = Pick<UnrecoveredBet, 'id' | 'uid' | 'amount' | 'journal'> & { betId: number; at: Date }

/**
 * The sportsbook as staff reach it: content knows no platform, and is handed this. What changes something is done in the
 * transaction of the audit, so that neither stands without the other.
 */
export type SportsDesk = {
  exposure: (
    executor: Executor,
    event: string | undefined,
    part: { offset: number; limit: number },
  ) => Promise<{ items: Exposed[]; total: number }>
  /** What they are called, in the order in which they are asked for. */
  names: (of: readonly Exposed[]) => Promise<ExposedOutcome['names'][]>
  unrecovered: (executor: Executor, after: number, atMost: number) => Promise<Unrecovered[]>
  stops: (executor: Executor) => Promise<{ event: string; line: string }[]>
  waiting: (executor: Executor, after: number, atMost: number) => Promise<Ruling[]>
  /** Whether there is such an event. */
  stop: (tx: Executor, asked: Asked) => Promise<boolean>
  /** Whether it was stopped. */
  reopen: (tx: Executor, asked: Asked) => Promise<boolean>
  /** Undefined where there is no such event. */
  rule: (tx: Executor, asked: AskedRuling) => Promise<Ruling | undefined>
  /** `own` where the same person asked for it, undefined where none waits under the number. */
  confirm: (tx: Executor, id: number, by: string) => Promise<Ruling | 'own' | undefined>
}
