import { readDeadHeat } from '../../../../../betting/bets/legFactor.ts'
import { readOdds } from '../../../../../betting/odds/Odds.ts'
import type { LineKey, OutcomeResult, PricedLine, PricedOutcome, SettledLine } from '../FeedMessage.ts'
import { lineKey } from '../lineKey.ts'
import { oneOf, refuse, text, whole } from './attributes.ts'
import { all, type Element } from './readXml.ts'

/** Markets as bets name them. @param parent of the `market` elements */
export function readLines(parent: Element | undefined): LineKey[] {
  return all(parent, 'market').map(lineOf)
}

/** Markets with their odds. One without a status is active, and so is such an outcome. */
export function readPrices(parent: Element | undefined): PricedLine[] {
  return all(parent, 'market').map((market) => ({
    line: lineOf(market),
    status: oneOf(market, 'status', [1, 0, -1, -2, -3, -4], 1),
    outcomes: all(market, 'outcome').flatMap((outcome) => readPrice(outcome) ?? []),
  }))
}

/** Markets with their results. */
export function readResults(parent: Element | undefined): SettledLine[] {
  return all(parent, 'market').map((market) => ({
    line: lineOf(market),
    results: Object.fromEntries(
      all(market, 'outcome').flatMap((outcome) => {
        const result = readResult(outcome)
        return result ? [[text(outcome, 'id'), result]] : []
      }),
    ),
  }))
}

function lineOf(market: Element): LineKey {
  const { specifiers = '' } = market.attributes
  return lineKey(whole(market, 'id'), specifiers === '' ? '' : text(market, 'specifiers'))
}

/** Nothing for an outcome that is not offered and has no price. */
function readPrice(outcome: Element): PricedOutcome | undefined {
  const isActive = oneOf(outcome, 'active', [1, 0], 1) === 1
  const odds = readOdds(outcome.attributes.odds ?? '')
  if (odds === undefined) return isActive ? refuse(outcome, 'odds') : undefined
  const probability = readProbability(outcome)
  return { id: text(outcome, 'id'), odds, isActive, ...(probability !== undefined && { probability }) }
}

function readProbability(outcome: Element): number | undefined {
  const { probabilities } = outcome.attributes
  if (probabilities === undefined || probabilities === '') return undefined
  const probability = /^\d*\.?\d+(?:[eE]-?\d+)?$/.test(probabilities) ? Number(probabilities) : Number.NaN
  return probability >= 0 && probability <= 1 ? probability : refuse(outcome, 'probabilities')
}

const voidHalves: Readonly<Record<string, 0 | 1 | 2>> = { '0': 0, '0.0': 0, '0.5': 1, '1': 2, '1.0': 2 }

/** Nothing for one that is not decided. */
function readResult(outcome: Element): OutcomeResult | undefined {
  const result = oneOf(outcome, 'result', [1, 0, -1])
  if (result === -1) return undefined
  const { void_factor: factor = '0', dead_heat_factor: deadHeat } = outcome.attributes
  const isShare = deadHeat === undefined || readDeadHeat(deadHeat) !== undefined
  return {
    won: result === 1,
    voidHalves: voidHalves[factor] ?? refuse(outcome, 'void_factor'),
    ...(deadHeat !== undefined && { deadHeat: isShare ? deadHeat : refuse(outcome, 'dead_heat_factor') }),
  }
}
