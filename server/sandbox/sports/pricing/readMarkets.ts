import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '../names/languages.ts'
import type { Margin } from './priceOutcomes.ts'

/** A market as the feed describes it; names are its templates. */
export type MarketText = {
  id: number
  family: string
  groups: readonly string[]
  specifiers: readonly { name: string; type: string }[]
  name: Texts
  /** None where outcomes are whom a list of the event names. */
  outcomes?: readonly { id: string; name: Texts }[]
  outcome_type?: string
}

export type Markets = {
  all: readonly MarketText[]
  familyOf: (market: number) => string
  marginOf: (market: number) => Margin
}

const folder = import.meta.dirname

/** What a market is sold at whose family nobody knows. */
const USUAL: Margin = { method: 'power', book: 1.07 }

/** All markets of `markets/`, and the margins of their families. */
export function readMarkets(): Markets {
  return marketsOf(readAll(join(folder, '../markets')), readFamilies(join(folder, 'families.json')))
}

/** @param families margins by family */
export function marketsOf(all: readonly MarketText[], families: Readonly<Record<string, Margin>>): Markets {
  const known = new Map(all.map((market) => [market.id, market.family]))
  const familyOf = (market: number) => known.get(market) ?? 'special'
  return { all, familyOf, marginOf: (market) => families[familyOf(market)] ?? USUAL }
}

function readAll(from: string): MarketText[] {
  const files = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.json')) : []
  return files.sort().flatMap((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as MarketText[])
}

function readFamilies(from: string): Record<string, Margin> {
  return existsSync(from) ? (JSON.parse(readFileSync(from, 'utf8')) as Record<string, Margin>) : {}
}
