import type { CallResult, Host } from '#renderers/host.ts'
import { boostsOf } from '../boosts/boostsOf.ts'
import { createQuotes, paidBy } from './createQuotes.ts'
import type { OwnSlip } from './createSlip.ts'
import { isUnanswered, type Refusal, refusalOf } from './refusalOf.ts'
import { keyOf } from './SlipState.ts'
import { areTaken, type SportsBet, type Wager } from './Wager.ts'

/** What came of placing a bet that did not become one. `asked`: what it was sent with, to be sent again as it was */
export type Try =
  | { phase: 'placing' }
  | { phase: 'refused'; refusal: Refusal; wager: Wager }
  | { phase: 'unanswered'; asked: Record<string, unknown>; wager: Wager }

/** A bet that the platform has taken in, and what it was placed from. */
export type Placed = { wager: Wager; bet: SportsBet }

export type Desk = ReturnType<typeof createDesk>

export type DeskView = {
  tries: ReadonlyMap<string, Try>
  /** The last first. */
  placed: readonly Placed[]
  /** What is played with, where real and bonus money are isolated. */
  purse: 'main' | 'bonus'
}

/** Milliseconds after it should be decided until it is asked what became of a bet, and between two such questions. */
const after = 300
const between = 1_500

/** Where bets are placed, one after another. It outlives the screen: a bet that waits is followed on every page. */
export function createDesk(host: Host, slip: OwnSlip) {
  const quotes = createQuotes(host, slip)
  const listeners = new Set<() => void>()
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  let view: DeskView = { tries: new Map(), placed: [], purse: 'main' }

  function set(change: Partial<DeskView>) {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  function put(key: string, to: Try | undefined) {
    const tries = new Map(view.tries)
    if (to) tries.set(key, to)
    else tries.delete(key)
    set({ tries })
  }
  const refuse = (wager: Wager, refusal: Refusal) => put(wager.key, { phase: 'refused', refusal, wager })

  /** @param isLast another try where the quote was too old is not made again */
  async function place(wager: Wager, isLast = false): Promise<void> {
    put(wager.key, { phase: 'placing' })
    const { answer, failure } = await quotes.ask(wager)
    const paid = paidBy(host, wager)
    if (!answer || Object.keys(paid).length === 0)
      return refuse(wager, failure ? ofQuestion(refusalOf(failure)) : { reason: 'stake' })
    const seen = wager.selections.map(({ odds }) => odds)
    const now = answer.selections.map(({ odds = 0 }) => odds)
    const legs = answer.selections.flatMap(({ codes }) => codes)
    const [against] = [...answer.codes, ...legs, ...(answer.free_bet?.codes ?? [])]
    if (against) return refuse(wager, { reason: against, odds: now })
    // What the house offers no more is not chosen any more.
    const priceChanges = answer.price_changes.find((one) => one === slip.state().priceChanges) ?? 'none'
    if (!areTaken(priceChanges, seen, now) || answer.id === undefined)
      return refuse(wager, { reason: 'price_differs', odds: now })
    await send(
      wager,
      {
        ...{ quote: answer.id, ...paid, price_changes: priceChanges },
        ...(answer.bonus?.is_isolated && wager.freeBet === undefined && { purse: view.purse }),
      },
      isLast,
    )
  }

  async function send(wager: Wager, asked: Record<string, unknown>, isLast: boolean): Promise<void> {
    put(wager.key, { phase: 'placing' })
    const result: CallResult = await host.call('sports.placebet', asked)
    if (result.ok) return taken(wager, (result.response as { bet: SportsBet }).bet)
    if (isUnanswered(result.error)) return put(wager.key, { phase: 'unanswered', asked, wager })
    const refusal = refusalOf(result.error)
    // The same key answers what was done under it: that it is too old says that nothing was.
    if (refusal.reason === 'quote_expired' && !isLast) return place(wager, true)
    refuse(wager, refusal)
    // What the platform knows better is on the slip at once.
    if (refusal.odds) void quotes.ask(wager)
  }

  function taken(wager: Wager, bet: SportsBet) {
    put(wager.key, undefined)
    set({ placed: [{ wager, bet }, ...view.placed] })
    slip.remove(wager.selections.map(keyOf))
    if (isBoosted(wager)) boostsOf(host).renew()
    if (wager.freeBet !== undefined) slip.change(() => ({ freeBet: undefined }))
    if (bet.status === 'pending') follow(bet)
  }

  function follow(bet: SportsBet) {
    waiting.set(bet.id, setTimeout(look, delayOf(bet) + after, bet.id))
  }

  async function look(id: number): Promise<void> {
    clearTimeout(waiting.get(id))
    const result = await host.call('sports.getBet', { bet: id })
    const bet = result.ok ? (result.response as { bet: SportsBet }).bet : undefined
    if (!bet || bet.status === 'pending') {
      waiting.set(id, setTimeout(look, between, id))
      return
    }
    waiting.delete(id)
    set({ placed: view.placed.map((one) => (one.bet.id === id ? { ...one, bet } : one)) })
    // A boost is for one bet, and is there again where that was not taken.
    if (view.placed.some((one) => one.bet.id === id && isBoosted(one.wager))) boostsOf(host).renew()
  }

  const drop = ({ bet }: Placed) => set({ placed: view.placed.filter((one) => one.bet.id !== bet.id) })

  function putBack(wager: Wager) {
    slip.change(({ selections, stakes }) => ({
      selections: [
        ...selections,
        ...wager.selections.filter((one) => !slip.has(one.event, one.line, one.outcome)),
      ],
      stakes: { ...stakes, [wager.key]: wager.stake },
    }))
  }

  return {
    slip,
    quotes,
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setPurse: (purse: DeskView['purse']) => set({ purse }),
    /** Places them one after another; those that are not taken stay with the reason. */
    async place(wagers: readonly Wager[]) {
      for (const wager of wagers) if (!isBusy(view.tries.get(wager.key))) await place(wager)
    },
    /** Sends what nobody answered once more, as it was: it is carried out once. */
    async again(key: string) {
      const before = view.tries.get(key)
      if (before?.phase === 'unanswered') await send(before.wager, before.asked, false)
    },
    /** What was said of a bet is not true of what is on the slip any more. */
    forget: (key: string) => put(key, undefined),
    /** Takes a bet that is offered anew at what it is offered at; what is not taken then either goes back to the slip. */
    async accept(placed: Placed) {
      const { wager, bet } = placed
      const odds = bet.refusal?.odds ?? []
      // What is offered anew is at the usual price.
      const selections = wager.selections.map(({ boost: _, usualOdds: __, ...one }, at) => ({
        ...one,
        odds: odds[at] ?? one.odds,
      }))
      const next = { ...wager, selections }
      await place(next)
      drop(placed)
      if (view.tries.has(wager.key)) putBack(next)
    },
    /** Puts what a bet was of back on the slip. */
    restore(placed: Placed) {
      drop(placed)
      putBack(placed.wager)
    },
    /** What was placed has been read. */
    dismiss: drop,
    /** The platform says that some bet has changed. */
    async refresh() {
      await Promise.all([...waiting.keys()].map(look))
    },
  }
}

const isBoosted = ({ selections }: Wager): boolean => selections.some(({ boost }) => boost !== undefined)

const isBusy = (one: Try | undefined): boolean => one?.phase === 'placing' || one?.phase === 'unanswered'

/** Milliseconds that a bet waits, by the platform's clock alone. */
export const delayOf = ({ placed_at: from, decided_at: until }: SportsBet): number =>
  until === undefined ? 0 : Math.max(0, Date.parse(until) - Date.parse(from))

/** Why a bet was not taken, where that was said of it as it stands now. */
export function refusalOfWager({ tries }: DeskView, wager: Wager): Refusal | undefined {
  const one = tries.get(wager.key)
  return one?.phase === 'refused' && JSON.stringify(one.wager) === JSON.stringify(wager)
    ? one.refusal
    : undefined
}

/** Of a question nobody needs to know whether it arrived. */
const ofQuestion = (refusal: Refusal): Refusal =>
  refusal.failure?.type === 'NetworkError' ? { ...refusal, reason: 'offline' } : refusal
