import type { Language } from '../names/languages.ts'
import matchStatuses from '../names/matchStatuses.json' with { type: 'json' }
import voidReasons from '../names/voidReasons.json' with { type: 'json' }
import type { MarketText } from '../pricing/readMarkets.ts'
import { element, xmlDocument } from '../xml/element.ts'

// What does not change while the sandbox runs.

export function marketsDocument(markets: readonly MarketText[], language: Language): string {
  return ok(
    'market_descriptions',
    markets.map((market) => marketXml(market, language)),
  )
}

function marketXml({ id, name, groups, specifiers, outcomes, outcome_type }: MarketText, language: Language) {
  return element(
    'market',
    {
      ...{ id, name: name[language], groups: groups.join('|') },
      includes_outcomes_of_type: outcome_type && `sr:${outcome_type}`,
      outcome_type,
    },
    [
      outcomes && !outcomes.some(({ id }) => variantOf(id)) ? outcomesXml(outcomes, language) : '',
      specifiers.length > 0
        ? element(
            'specifiers',
            {},
            specifiers.map((one) => element('specifier', one)),
          )
        : '',
    ],
  )
}

type Outcomes = NonNullable<MarketText['outcomes']>

function outcomesXml(outcomes: Outcomes, language: Language): string {
  return element(
    'outcomes',
    {},
    outcomes.map(({ id, name }) => element('outcome', { id, name: name[language] })),
  )
}

/** The variant that brings an outcome: `sr:exact_goals:6+` of `sr:exact_goals:6+:68`. */
const variantOf = (outcome: string) => /^(sr:.+):\d+$/.exec(outcome)?.[1]

/** Outcomes that no market has by itself. */
export function variantsDocument(markets: readonly MarketText[], language: Language): string {
  const variants = new Map<string, Map<string, Outcomes[number]>>()
  for (const outcome of markets.flatMap(({ outcomes = [] }) => outcomes)) {
    const variant = variantOf(outcome.id)
    if (variant === undefined) continue
    const known = variants.get(variant) ?? new Map<string, Outcomes[number]>()
    variants.set(variant, known.set(outcome.id, outcome))
  }
  return ok(
    'variant_descriptions',
    [...variants].map(([id, outcomes]) =>
      element('variant', { id }, [outcomesXml([...outcomes.values()], language)]),
    ),
  )
}

export function matchStatusDocument(language: Language): string {
  const all = matchStatuses.flatMap(({ ids, name }) =>
    ids.map((id, at) => {
      const text = name[language].replace('{ordinal}', ordinal(at + 1)).replace('{n}', String(at + 1))
      return element('match_status', { id, description: text }, [element('sports', { all: true })])
    }),
  )
  return ok('match_status_descriptions', all)
}

export function voidReasonsDocument(): string {
  const all = Object.entries(voidReasons).map(([id, description]) =>
    element('void_reason', { id, description }),
  )
  return ok('void_reasons_descriptions', all)
}

/** @param base address of the feed, without a slash at its end */
export function producersDocument(base: string): string {
  const producer = (id: number, name: string, of: { path: string; scope: string; hours: number }) =>
    element('producer', {
      ...{ id, name, description: name, api_url: `${base}/v1/${of.path}/`, active: true, scope: of.scope },
      stateful_recovery_window_in_minutes: of.hours * 60,
    })
  return ok('producers', [
    producer(1, 'LO', { path: 'liveodds', scope: 'live', hours: 10 }),
    producer(3, 'Ctrl', { path: 'pre', scope: 'prematch', hours: 72 }),
  ])
}

export function whoamiDocument(): string {
  return xmlDocument(
    element('bookmaker_details', {
      response_code: 'OK',
      bookmaker_id: 1,
      expire_at: '2099-12-31T00:00:00Z',
      virtual_host: '/unifiedfeed/1',
    }),
  )
}

function ok(root: string, children: readonly string[]): string {
  return xmlDocument(element(root, { response_code: 'OK' }, children))
}

function ordinal(number: number): string {
  const ends: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${number}${ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th'}`
}
