import type { Engine, ModelLine } from '../engines/Engine.ts'
import { profileOf, type SportEvent } from '../seasons/SportEvent.ts'
import { marketsXml } from '../xml/messages.ts'
import type { EventChanges } from './EventChanges.ts'
import type { Line, PricedMarket } from './PricedMarket.ts'

/** Milliseconds before its beginning from which all that there is of an event is offered; before that the usual lines are. */
export const ALL_OFFERED = 3_600_000

/** Prices are kept of so many events: more than there are to come. */
const MOST = 4000

/** What is offered from the first day on: of totals and handicaps, the most even line. */
const EARLY = new Set(['main', 'outright'])
const EARLY_FAVOURITES = new Set(['total', 'handicap'])

/**
 * Prices of what has not begun. Nothing becomes known of a match before it is played, so that they stand until then; they are made when
 * somebody first asks.
 */
export function createPrematch(of: {
  engineOf: (event: SportEvent) => Engine<unknown> | undefined
  price: (lines: readonly ModelLine[]) => PricedMarket[]
  familyOf: (market: number) => string
  changes: Pick<EventChanges, 'startOf'>
}) {
  const made = new Map<string, { isWhole: boolean; xml: string }>()

  function make(event: SportEvent, isWhole: boolean): string {
    const engine = of.engineOf(event)
    if (!engine) return ''
    const priced = of.price(engine.lines(engine.begin(profileOf(event))))
    return flat(marketsXml(isWhole ? priced : priced.filter(isEarly)))
  }

  const isEarly = ({ market, isFavourite }: PricedMarket) => {
    const family = of.familyOf(market)
    return EARLY.has(family) || (isFavourite && EARLY_FAVOURITES.has(family))
  }

  return {
    /** What is offered of an event at an instant before its beginning, as XML. */
    marketsOf(event: SportEvent, at: number): string {
      const isWhole = at >= of.changes.startOf(event) - ALL_OFFERED
      const known = made.get(event.id)
      if (known?.isWhole === isWhole) return known.xml
      const xml = make(event, isWhole)
      made.delete(event.id)
      made.set(event.id, { isWhole, xml })
      const [oldest] = made.keys()
      if (made.size > MOST && oldest !== undefined) made.delete(oldest)
      return xml
    },

    /** All lines that are offered in the end. */
    linesOf(event: SportEvent): Line[] {
      const engine = of.engineOf(event)
      const lines = engine?.lines(engine.begin(profileOf(event))) ?? []
      return lines.map(({ market, specifiers }) => ({ market, specifiers }))
    },

    /** Lets go of what is not asked for any more. */
    forget: (event: SportEvent) => void made.delete(event.id),
  }
}

/** The same text in one piece: one that was put together of thousands is kept as these, which takes several times the room. */
function flat(ascii: string): string {
  return Buffer.from(ascii, 'latin1').toString('latin1')
}
