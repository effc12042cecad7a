import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../../../db/DatabaseAwayError.ts'
import type { BetServices } from './BetServices.ts'
import { createCashOuts } from './createCashOuts.ts'
import { createDecisions } from './createDecisions.ts'
import { createPlacing } from './createPlacing.ts'
import { createQuotes } from './createQuotes.ts'
import { createRulings } from './createRulings.ts'
import { createSettlement } from './createSettlement.ts'

type Services = BetServices & { log: Pick<FastifyBaseLogger, 'error'> }

/** How often it is looked for what waits and was taken by a process that has ended, and for what operators have ordered, in milliseconds. */
const lookEvery = 2_000

/** Bets on sports: quoted, placed, decided and settled. Every step is one transaction, and is done by whoever finds it undone. */
export function createBets(services: Services) {
  const { log } = services
  const quotes = createQuotes(services)
  const { place } = createPlacing(services)
  const decisions = createDecisions(services)
  const settlement = createSettlement(services)
  const cashOuts = createCashOuts(services)
  const rulings = createRulings({ ...services, settlement })
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  let looking: ReturnType<typeof setInterval> | undefined

  const attempt = (what: string, work: () => Promise<unknown>) =>
    work().catch((err: unknown) => {
      if (!isDatabaseAway(err)) log.error({ err, what }, 'bets could not be moved on')
    })
  function later(milliseconds: number, what: string, work: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void attempt(what, work)
    }, milliseconds)
    timer.unref()
    waiting.add(timer)
  }
  /** Events whose bets are to be settled: those again where that has failed. */
  const decided = new Set<string>()
  async function settleDecided(): Promise<void> {
    const events = [...decided]
    decided.clear()
    await settlement.settleEvents(events).catch((error: unknown) => {
      for (const event of events) decided.add(event)
      throw error
    })
  }
  const look = async () => {
    if (decided.size > 0) await attempt('bets of decided events', settleDecided)
    await attempt('pending bets', decisions.decideDue)
    await attempt('pending cash-outs', cashOuts.decideDue)
    await attempt('rulings', rulings.carryOutAll)
  }

  return {
    quotes,
    place,
    decisions,
    settlement,
    cashOuts,
    rulings,

    /** Decides a bet in as many milliseconds, to the moment; if this process ends before, another one finds it. */
    decideIn: (id: number, milliseconds: number): void =>
      later(milliseconds, 'a pending bet', () => decisions.decide(id)),

    /** The same for what is cashed out in play. @param offer that was taken */
    cashOutIn: (offer: string, milliseconds: number): void =>
      later(milliseconds, 'a pending cash-out', () => cashOuts.decide(offer)),

    /** For the feed: something was decided in these events. */
    eventsDecided(events: readonly string[]): Promise<unknown> {
      for (const event of events) decided.add(event)
      return attempt('bets of decided events', settleDecided)
    },

    /** Looks after what was left behind, now and from time to time. */
    start(): void {
      void attempt('bets that were decided before', settlement.settleMissed)
      looking = setInterval(look, lookEvery)
      looking.unref()
      void look()
    },

    async sweep(): Promise<void> {
      await quotes.sweep()
      await cashOuts.sweep()
    },

    stop(): void {
      clearInterval(looking)
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}

export type Bets = ReturnType<typeof createBets>
