import type { MarketText, Named, ProducerInfo, VariantText } from '../FeedDocuments.ts'
import { list, refuse, text, whole } from './attributes.ts'
import { all, type Element, first } from './readXml.ts'

// Each reads one child of the root of its document, which may be long.

/** Of `market_descriptions`: its names are templates. */
export function readMarketText(market: Element): MarketText {
  const type = market.attributes.outcome_type ?? market.attributes.includes_outcomes_of_type
  const { variant = '' } = market.attributes
  const groups = list(market, 'groups')
  return {
    id: whole(market, 'id'),
    variant,
    // All markets stop with `all`, whether they say so or not.
    groups: groups.includes('all') ? groups : ['all', ...groups],
    name: text(market, 'name'),
    specifiers: all(first(market, 'specifiers'), 'specifier').map((one) => ({
      name: text(one, 'name'),
      type: one.attributes.type ?? 'string',
    })),
    outcomes: all(first(market, 'outcomes'), 'outcome').map(readNamed),
    ...(type !== undefined && { outcomeType: type.replace(/^sr:/, '') }),
  }
}

/** Of `variant_descriptions`. */
export function readVariantText(variant: Element): VariantText {
  return { id: text(variant, 'id'), outcomes: all(first(variant, 'outcomes'), 'outcome').map(readNamed) }
}

/** Of `match_status_descriptions`. */
export function readMatchStatus(status: Element): Named {
  return { id: String(whole(status, 'id')), name: text(status, 'description') }
}

/** Of `producers`. */
export function readProducer(producer: Element): ProducerInfo {
  const product = /\/([\w-]+)\/?$/.exec(producer.attributes.api_url ?? '')?.[1]
  return {
    id: whole(producer, 'id', undefined, 2 ** 15 - 1),
    product: product ?? refuse(producer, 'api_url'),
    name: text(producer, 'name'),
    isActive: producer.attributes.active === 'true',
    isLive: (producer.attributes.scope ?? '').split('|').includes('live'),
  }
}

/** Anything with an id and a name. */
export function readNamed(element: Element): Named {
  return { id: text(element, 'id'), name: text(element, 'name') }
}
