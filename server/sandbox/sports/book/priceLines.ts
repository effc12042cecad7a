import type { ModelLine } from '../engines/Engine.ts'
import { priceOutcomes } from '../pricing/priceOutcomes.ts'
import type { Markets } from '../pricing/readMarkets.ts'
import type { PricedMarket } from './PricedMarket.ts'

/** What lines are sold at; where nothing of a line can be sold it is suspended. */
export function priceLines(
  lines: readonly ModelLine[],
  { marginOf }: Pick<Markets, 'marginOf'>,
): PricedMarket[] {
  const favourites = favouritesOf(lines)
  return lines.map((line) => {
    const { market, specifiers, outcomes } = line
    const priced = priceOutcomes(outcomes, marginOf(market))
    const status = priced.some(({ isActive }) => isActive) ? 1 : -1
    return { market, specifiers, status, isFavourite: favourites.has(line), outcomes: priced }
  })
}

/** Of several lines of a market the one whose outcomes are closest. */
function favouritesOf(lines: readonly ModelLine[]): Set<ModelLine> {
  const best = new Map<number, { line: ModelLine; spread: number; isOnly: boolean }>()
  for (const line of lines) {
    const spread = spreadOf(line)
    const known = best.get(line.market)
    const isCloser = !known || spread < known.spread
    best.set(line.market, { ...(isCloser ? { line, spread } : known), isOnly: !known })
  }
  return new Set([...best.values()].flatMap(({ line, isOnly }) => (isOnly ? [] : line)))
}

function spreadOf({ outcomes }: ModelLine): number {
  const chances = outcomes.map(({ chance }) => chance.won)
  return Math.max(...chances) - Math.min(...chances)
}
