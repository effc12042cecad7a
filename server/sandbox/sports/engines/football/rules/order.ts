import { placeOf, type Rule } from '../../lines/rules.ts'
import { last, nth, race } from '../../lines/sequences.ts'
import { FULL, HALF } from '../clock.ts'
import type { FootballView, Tally } from '../FootballView.ts'

type R = Rule<FootballView>

type Stretch = readonly [from: number, to: number]
const WHOLE: Stretch = [0, FULL]
const FIRST: Stretch = [0, HALF]
const SECOND: Stretch = [HALF, FULL]

/** Who counts next in a stretch, by its place in the row. */
function nthRule(market: number, tally: Tally, [from, to]: Stretch, name: string): R {
  return {
    market,
    offers: (view) => [`${name}=${view.counted(tally, from, to).length + 1}`],
    ask: (view, specifiers) => {
      const place = placeOf(specifiers[name])
      return place === undefined ? undefined : nth(view.sequence(tally, from, to), place)
    },
  }
}

function lastRule(market: number, tally: Tally, [from, to]: Stretch): R {
  return { market, offers: () => [''], ask: (view) => last(view.sequence(tally, from, to)) }
}

function raceRule(market: number, tally: Tally, [from, to]: Stretch, name: string, targets: number[]): R {
  return {
    market,
    offers: () => targets.map((target) => `${name}=${target}`),
    ask: (view, specifiers) => {
      const target = placeOf(specifiers[name])
      return target === undefined ? undefined : race(view.sequence(tally, from, to), target)
    },
  }
}

export const orderRules: readonly R[] = [
  nthRule(8, 'goals', WHOLE, 'goalnr'),
  lastRule(9, 'goals', WHOLE),
  nthRule(62, 'goals', FIRST, 'goalnr'),
  nthRule(84, 'goals', SECOND, 'goalnr'),
  raceRule(1037, 'goals', WHOLE, 'goals', [2, 3]),
  nthRule(137, 'bookings', WHOLE, 'bookingnr'),
  nthRule(150, 'bookings', FIRST, 'bookingnr'),
  nthRule(163, 'corners', WHOLE, 'cornernr'),
  lastRule(164, 'corners', WHOLE),
  nthRule(174, 'corners', FIRST, 'cornernr'),
  lastRule(175, 'corners', FIRST),
  raceRule(601, 'corners', WHOLE, 'cornernr', [3, 5, 7, 9]),
  raceRule(602, 'corners', FIRST, 'cornernr', [3, 5]),
]
