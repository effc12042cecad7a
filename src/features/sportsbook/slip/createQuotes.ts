import type { CallFailure, Host } from '#renderers/host.ts'
import { writeUnits } from '../sums.ts'
import type { OwnSlip } from './createSlip.ts'
import { readStake } from './readStake.ts'
import { type SlipQuote, slipOfWager, type Wager, wagersOf } from './Wager.ts'

/** Milliseconds until what was typed is asked about, and between two looks at what is old. */
const pause = 250
const between = 1_000
/** For how long an answer is good, as the platform has it; and what each of many singles adds to that, so that no one asks too often. */
const life = 5_000
const gap = 700

/** What is known of a bet. @property shape of what it was asked; another slip has another @property isFor what its return is of */
type Quoted = { shape: string; isFor: string; at: number; answer?: SlipQuote; failure?: CallFailure }

/** The quotes of what is on a slip, asked for anew while somebody looks at it. */
export function createQuotes(host: Host, slip: OwnSlip) {
  const known = new Map<string, Quoted>()
  const listeners = new Set<() => void>()
  let version = 0
  let watchers = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false

  function changed() {
    version += 1
    for (const listener of listeners) listener()
  }

  const shapeOf = (wager: Wager) =>
    JSON.stringify([host.facts().session.uid, slipOfWager(wager, slip.state().priceChanges)])

  /** What the bet as it stands was answered; undefined while that is not known. */
  function of(wager: Wager): Quoted | undefined {
    const quoted = last(wager)
    return quoted?.shape === shapeOf(wager) ? quoted : undefined
  }

  /** What was answered last, even if the slip was another: what it says of a selection that is still there stands until more is known. */
  const last = (wager: Wager): Quoted | undefined => known.get(wager.key)

  /** Asks now. */
  async function ask(wager: Wager): Promise<Quoted> {
    const { priceChanges } = slip.state()
    const shape = shapeOf(wager)
    const paid = paidBy(host, wager)
    const result = await host.call('sports.quote', {
      slip: slipOfWager(wager, priceChanges),
      ...paid,
      currency: currencyOf(host),
    })
    const quoted: Quoted = {
      ...{ shape, isFor: JSON.stringify(paid), at: performance.now() },
      ...(result.ok ? { answer: result.response as SlipQuote } : { failure: result.error }),
    }
    known.set(wager.key, quoted)
    changed()
    return quoted
  }

  /** Asks about what was not asked, is old, or of another stake by now; one after another, so that many singles do not ask at once. */
  async function round() {
    timer = undefined
    if (isAsking) return soon()
    isAsking = true
    const wagers = isSeen() ? wagersOf(slip.state()) : []
    const least = Math.max(life, wagers.length * gap)
    for (const wager of wagers) if (watchers > 0 && !isFresh(wager, least)) await ask(wager)
    isAsking = false
    // Unless something has changed meanwhile.
    if (timer === undefined) later(between)
  }

  function isFresh(wager: Wager, least: number): boolean {
    const quoted = of(wager)
    const isSame = quoted?.isFor === JSON.stringify(paidBy(host, wager))
    return quoted !== undefined && isSame && performance.now() - quoted.at < least
  }

  function later(wait: number) {
    clearTimeout(timer)
    timer = watchers > 0 ? setTimeout(round, wait) : undefined
  }
  const soon = () => later(pause)

  /** What was answered is not true any more: asks anew. */
  function renew() {
    for (const [key, quoted] of known) known.set(key, { ...quoted, at: Number.NEGATIVE_INFINITY })
    soon()
  }

  return {
    of,
    last,
    ask,
    renew,
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Keeps them fresh until what it returns is called. */
    follow() {
      watchers += 1
      soon()
      const stop = slip.subscribe(soon)
      document.addEventListener('visibilitychange', soon)
      addEventListener('online', soon)
      return () => {
        watchers -= 1
        stop()
        document.removeEventListener('visibilitychange', soon)
        removeEventListener('online', soon)
        if (watchers === 0) later(0)
      }
    },
  }
}

const isSeen = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/** What stakes are in: the player's currency, or that of the site where nobody is signed in. */
export function currencyOf(host: Host): string {
  const { balance, site } = host.facts()
  return balance?.main?.currency ?? String(site.default_currency)
}

/** What a bet is paid by, as the platform takes it; nothing where what was typed is no stake. */
export function paidBy(host: Host, { freeBet, stake }: Wager): { free_bet?: number; stake?: string } {
  if (freeBet !== undefined) return { free_bet: freeBet }
  const currency = currencyOf(host)
  const read = readStake(stake, currency)
  return 'units' in read ? { stake: writeUnits(read.units, currency) } : {}
}
