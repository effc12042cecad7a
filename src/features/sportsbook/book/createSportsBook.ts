import type { SportsChange } from '#betting/live/SportsChange.ts'
import type { Host } from '#renderers/host.ts'
import { HeldEvent, type Told } from './HeldEvent.ts'
import { readChange } from './readChange.ts'
import type { EventView, Followed, Following, SportsBook, SportsEvent } from './SportsBook.ts'

/** Milliseconds for which it is shown where a price went. */
const turnFor = 4_000
/** Events that are kept; of those that nobody follows the ones go first that were told of longest ago. */
const mostKept = 1_000

export function createSportsBook(host: Host): SportsBook {
  const held = new Map<string, HeldEvent>()
  const listeners = new Map<string, Set<() => void>>()
  /** How many ask for an event, by which of its lines. */
  const asked = new Map<string, Record<Followed, number>>()
  const turned = new Map<string, { event: string; line: string; outcome: string; at: number }>()
  let settling: ReturnType<typeof setTimeout> | undefined
  let following: Following = { state: 'still', since: Date.now() }
  /** Tells the stream that other things are followed, once there is one. */
  let look: ((isMore: boolean) => void) | undefined
  let isAsked = false

  const tell = (of: string) => {
    for (const listener of listeners.get(of) ?? []) listener()
  }

  /** Whoever listens is told once all of it is known. */
  function hear(event: string, known: HeldEvent, told: Told): void {
    const news = new Set<string>()
    known.tell(told, (what) => news.add(what))
    for (const what of news) {
      const [line = '', outcome] = what.split(' ')
      if (outcome === undefined) continue
      if (known.price(line, outcome)?.turn)
        turned.set(`${event} ${what}`, { event, line, outcome, at: Date.now() })
      else turned.delete(`${event} ${what}`)
    }
    if (settling === undefined && turned.size > 0) settling = setTimeout(settle, turnFor)
    for (const what of news) tell(what.includes(' ') ? `price ${event} ${what}` : `${what} ${event}`)
  }

  function settle(): void {
    for (const [key, { event, line, outcome, at }] of turned) {
      if (Date.now() - at < turnFor) continue
      turned.delete(key)
      held.get(event)?.settle(line, outcome)
      tell(`price ${key}`)
    }
    settling = turned.size > 0 ? setTimeout(settle, turnFor / 4) : undefined
  }

  /** The stream is asked for with the first thing that is followed. */
  function ask(isMore: boolean): void {
    look?.(isMore)
    if (isAsked || !host.followSports) return
    isAsked = true
    host
      .followSports({
        wanted: () =>
          [...asked].map(([id, { all }]) => {
            const have = held.get(id)?.fingerprint() ?? ''
            return `${id}~${all > 0 ? 'all' : 'first'}${have && `~${have}`}`
          }),
        hear: (change) => hearChange(change as SportsChange),
        following(state, since) {
          if (state === following.state && state === 'live') return
          following = { state, since }
          tell('following')
        },
      })
      .then((next) => {
        look = next
        next(true)
      })
      .catch((error: unknown) => {
        // With the next thing that is followed it is asked for again.
        isAsked = false
        host.report(error, 'sports stream')
      })
  }

  function hearChange(change: SportsChange): void {
    const known = held.get(change.id)
    if (known) hear(change.id, known, readChange(change))
    else if (change.of === 'all') {
      const told = readChange(change)
      const event = { ...(change.view as EventView), markets: [] }
      const fresh = new HeldEvent(event)
      held.set(change.id, fresh)
      hear(change.id, fresh, told)
    }
  }

  function forgetOld(): void {
    for (const event of held.keys()) {
      if (held.size <= mostKept) return
      if (!asked.has(event)) held.delete(event)
    }
  }

  return {
    take(events, lines) {
      for (const event of events) {
        const isNew = !held.has(event.id)
        const known = held.get(event.id) ?? new HeldEvent(event)
        // What was told of last goes last.
        held.delete(event.id)
        held.set(event.id, known)
        const isPart = lines === 'some' || (lines === 'first' && Boolean(asked.get(event.id)?.all))
        hear(event.id, known, toldOf(event, isPart ? 'some' : 'all'))
        if (isNew) tell(`event ${event.id}`)
      }
      forgetOld()
    },

    follow(events, lines) {
      const ids = [...new Set(events)]
      for (const id of ids) {
        const count = asked.get(id) ?? { first: 0, all: 0 }
        count[lines] += 1
        asked.set(id, count)
      }
      if (ids.length > 0) ask(true)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        for (const id of ids) {
          const count = asked.get(id)
          if (!count) continue
          count[lines] -= 1
          if (count.first + count.all === 0) asked.delete(id)
        }
        if (ids.length > 0) ask(false)
      }
    },

    event: (event) => held.get(event)?.view,
    lines: (event) => held.get(event)?.lines ?? noLines,
    price: (event, line, outcome) => held.get(event)?.price(line, outcome),
    following: () => following,

    subscribe(of, listener) {
      const all = listeners.get(of) ?? new Set()
      listeners.set(of, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0 && listeners.get(of) === all) listeners.delete(of)
      }
    },
  }
}

const noLines: readonly never[] = []

/** @param of which lines: of what was known before none is left where nobody follows more than the first */
function toldOf({ markets, ...view }: SportsEvent, of: 'all' | 'some'): Told {
  return { of, version: view.version, view, lines: markets }
}
