import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'

export type SportsBoost = Operations['sports.getBoosts']['response']['items'][number]

/** Milliseconds between two looks at what is boosted, and where nothing is. */
const between = 60_000
const seldom = 600_000
const none: readonly SportsBoost[] = []

/** Prices that are boosted for whoever looks, asked for while somebody does. */
export function createBoosts(host: Host) {
  const listeners = new Set<() => void>()
  let items = none
  let isKnown = false
  let asker: string | undefined
  let turn = 0
  /** When it is time to ask again. */
  let due = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: readonly SportsBoost[]) {
    items = next
    isKnown = true
    for (const listener of listeners) listener()
  }

  /** Who looks, and in which language. */
  const lookerNow = () => JSON.stringify([host.facts().session.uid, host.locale()])

  async function ask() {
    clearTimeout(timer)
    turn += 1
    const own = turn
    asker = lookerNow()
    due = Date.now() + between
    const result = await host.call('sports.getBoosts', {})
    // An answer that comes late is older than what was asked since, or somebody else's.
    if (own !== turn || asker !== lookerNow()) return
    // A failure leaves what is known, but for what is over.
    const told = result.ok ? ((result.response as { items?: SportsBoost[] }).items ?? none) : items
    const fresh = told.filter(({ ends_at: endsAt }) => Date.parse(endsAt) > Date.now())
    bookOf(host).take(
      fresh.map(({ event }) => event),
      'some',
    )
    set(fresh)
    const ends = fresh.map(({ ends_at: endsAt }) => Date.parse(endsAt) - Date.now())
    due = Date.now() + Math.min(fresh.length > 0 || !result.ok ? between : seldom, ...ends)
    wait()
  }

  /** Asks when it is time, while somebody looks. */
  function wait() {
    clearTimeout(timer)
    if (listeners.size > 0) timer = setTimeout(() => void ask(), due - Date.now())
  }

  const changed = () => {
    if (listeners.size > 0 && lookerNow() !== asker) void ask()
  }
  host.subscribe(changed)

  return {
    all: () => items,
    isKnown: () => isKnown,
    /** The boost of an outcome; undefined where it has none. */
    of: (event: string, line: string, outcome: string): SportsBoost | undefined =>
      items.find((one) => one.event.id === event && one.line === line && one.outcome === outcome),
    /** What is boosted may be another by now: a bet was placed. */
    renew: () => void ask(),
    subscribe(listener: () => void) {
      listeners.add(listener)
      // Who comes from another page finds what is known.
      if (listeners.size === 1 && asker === lookerNow()) wait()
      else if (listeners.size === 1) void ask()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}
