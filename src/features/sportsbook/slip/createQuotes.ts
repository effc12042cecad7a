import type { CallFailure, Host } from '#renderers/host.ts'
import type { OwnSlip } from './createSlip.ts'
import { readStake, writeUnits } from './readStake.ts'
import { type SlipQuote, slipOfWager, type Wager, wagersOf } from './Wager.ts'

/** Milliseconds until what was typed is asked about; for how long an answer is good, as the platform has it; least between two questions a bet. */
const pause = 250
const life = 5_000
const gap = 700

/** What is known of a bet. @property shape of what it was asked; another slip has another @property isFor the stake that its return is of */
type Quoted = { shape: string; isFor: string; at: number; answer?: SlipQuote; failure?: CallFailure }

/** The quotes of what is on a slip, asked for anew while somebody looks at it. */
export function createQuotes(host: Host, slip: OwnSlip) {
  const known = new Map<string, Quoted>()
  const listeners = new Set<() => void>()
  let version = 0
  let watchers = 0
  let timer: ReturnType<typeof setTimeout> | undefined

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
    const stake = stakeOf(host, wager)
    const result = await host.call('sports.quote', {
      slip: slipOfWager(wager, priceChanges),
      ...(stake !== undefined && { stake }),
      currency: currencyOf(host),
    })
    const quoted: Quoted = {
      ...{ shape, isFor: stake ?? '', at: performance.now() },
      ...(result.ok ? { answer: result.response as SlipQuote } : { failure: result.error }),
    }
    known.set(wager.key, quoted)
    changed()
    return quoted
  }

  /** Asks about what was not asked, is old, or of another stake by now; one after another, so that many singles do not ask at once. */
  async function round() {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      const wagers = wagersOf(slip.state())
      const least = Math.max(life, wagers.length * gap)
      for (const wager of wagers) {
        const quoted = of(wager)
        const isFresh =
          quoted && quoted.isFor === (stakeOf(host, wager) ?? '') && performance.now() - quoted.at < least
        if (watchers > 0 && !isFresh) await ask(wager)
      }
    }
    if (watchers > 0) timer = setTimeout(round, 1_000)
  }

  function soon() {
    clearTimeout(timer)
    timer = setTimeout(round, pause)
  }

  return {
    of,
    last,
    ask,
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
        if (watchers === 0) clearTimeout(timer)
      }
    },
  }
}

/** What stakes are in: the player's currency, or that of the site where nobody is signed in. */
export function currencyOf(host: Host): string {
  const { balance, site } = host.facts()
  return balance?.main?.currency ?? site.default_currency ?? 'EUR'
}

/** The stake as the platform takes it; undefined where what was typed is none. */
export function stakeOf(host: Host, wager: Wager): string | undefined {
  const currency = currencyOf(host)
  const read = readStake(wager.stake, currency)
  return 'units' in read ? writeUnits(read.units, currency) : undefined
}
