import { readOdds } from '../../../../../betting/odds/Odds.ts'
import { type CustomPrice, type FeedSelection, FeedSourceError } from '../FeedSource.ts'
import { marketOf } from '../lineKey.ts'
import { type FeedAccess, readDocument } from './askFeed.ts'
import { refuse } from './attributes.ts'
import { first } from './readXml.ts'

/** Milliseconds for a price: somebody looks at a slip meanwhile. */
const PATIENCE = 2_000

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * What selections of one event cost that must all win (Custom Bet).
 * @returns undefined where they are not sold together, or the account has no such service
 * @throws FeedSourceError where nobody answers
 */
export async function askCustomBet(
  access: FeedAccess,
  selections: readonly FeedSelection[],
): Promise<CustomPrice | undefined> {
  const body = `<?xml version="1.0" encoding="UTF-8"?><selections xmlns="http://schemas.sportradar.com/custombet/v1/endpoints">${selections
    .map(selectionXml)
    .join('')}</selections>`
  try {
    const root = await readDocument(access, 'custombet/calculate', { body, patience: PATIENCE })
    const calculation = first(root, 'calculation') ?? refuse(root, 'calculation')
    const odds = readOdds(calculation.attributes.odds ?? '') ?? refuse(calculation, 'odds')
    const probability = Number(calculation.attributes.probability)
    return probability > 0 && probability <= 1 ? { odds, probability } : refuse(calculation, 'probability')
  } catch (error) {
    if (error instanceof FeedSourceError && error.fate === 'faulty') return undefined
    throw error
  }
}

function selectionXml({ event, line, outcome }: FeedSelection): string {
  const [, specifiers] = line.split('?')
  const attributes = {
    ...{ id: event, market_id: marketOf(line), outcome_id: outcome },
    ...(specifiers !== undefined && { specifiers }),
  }
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${String(value).replace(/[&<>"]/g, (sign) => signs[sign] ?? '')}"`,
  )
  return `<selection ${written.join(' ')}/>`
}
