import { expect, it } from 'vitest'
import type {
  PageDefinition,
  PlaceTerms,
  SiteDefinition,
  SportsbookDefinition,
} from '#generated/grammar/types.ts'
import page from '../site/pages/sports-rules.json' with { type: 'json' }
import site from '../site/site.json' with { type: 'json' }
import sportsbook from '../site/sportsbook.json' with { type: 'json' }
import { checkSportsbook } from './checkSportsbook.ts'

const starter = sportsbook as unknown as SportsbookDefinition
const { limits } = starter
/** The page as it is once its fragments are expanded. */
const shown = {
  ...page,
  blocks: [...starter.rules.parts.map(({ text }) => text), ...starter.sports.map(({ rules }) => rules)].map(
    (text) => ({ type: 'text', props: { text } }),
  ),
} as unknown as PageDefinition

const found = (change: Partial<SportsbookDefinition>, pages = [shown]) =>
  checkSportsbook({ ...starter, ...change } as SportsbookDefinition, {
    definitions: [site as unknown as SiteDefinition],
    pages: new Map(pages.map((one) => [one.id, one])),
  }).map(({ code, pointer }) => `${code} ${pointer}`)

it('lets the starter site be', () => {
  expect(found({})).toEqual([])
})

it('asks for every limit in every currency of the site', () => {
  const { SEK: _, ...mostWin } = limits.mostWin
  expect(found({ limits: { ...limits, mostWin } })).toEqual(['missing_amount /limits/mostWin'])
  expect(found({ limits: { ...limits, mostReturn: { ...limits.mostReturn, EUR: '10.001' } } })).toContain(
    'amount_decimals /limits/mostReturn/EUR',
  )
})

it('puts limits in their order', () => {
  const change = (name: 'leastStake' | 'mostStake', EUR: string) =>
    found({ limits: { ...limits, [name]: { ...limits[name], EUR } } })
  expect(change('leastStake', '5000.01')).toEqual(['bet_limits /limits/leastStake/EUR'])
  expect(change('leastStake', '5000.00')).toEqual([])
  expect(change('mostStake', '250000.01')).toEqual([
    'bet_limits /limits/mostStake/EUR',
    'bet_limits /limits/mostStake/EUR',
  ])
})

it('takes place terms from few runners to many, of which not all are placed', () => {
  const usual: PlaceTerms = [
    { runners: 8, places: 3, part: 5 },
    { runners: 8, places: 8, part: 4 },
  ]
  expect(found({ eachWay: { usual } })).toEqual([
    'place_terms /eachWay/usual/1/runners',
    'place_terms /eachWay/usual/1/places',
  ])
})

it('wants bankers in systems, players who can be asked, and each sport once', () => {
  expect(found({ kinds: ['single', 'bankers'] })).toEqual(['bet_kinds /kinds'])
  expect(found({ priceChanges: ['higher'] })).toEqual(['price_changes /priceChanges'])
  const [first] = starter.sports
  expect(found({ sports: [...starter.sports, ...(first ? [first] : [])] })).toEqual([
    `duplicate_number /sports/${starter.sports.length}/number`,
  ])
})

it('holds players to no rules that they cannot read', () => {
  const { blocks } = shown
  expect(found({}, [{ ...shown, blocks: blocks.slice(1) }])).toEqual(['rules_unseen /rules/parts/0/text'])
  expect(found({}, [{ ...shown, blocks: blocks.slice(0, -1) }])).toEqual([
    `rules_unseen /sports/${starter.sports.length - 1}/rules`,
  ])
  expect(found({}, [])).toEqual([])
})

it('asks of boosts for one price, a time, another name each, and currencies of the site', () => {
  const boost = {
    ...{ id: 'derby', event: 'sr:match:42', line: '1', outcome: '1', odds: '2.40' },
    ...{ starts: '2026-01-10T12:00:00Z', ends: '2026-01-10T18:00:00Z', mostStake: { EUR: '10.00' } },
  }
  expect(found({ boosts: [boost, { ...boost, id: 'cup' }] })).toEqual([])
  expect(found({ boosts: [boost, boost] })).toEqual(['boost_twice /boosts/1/id'])
  const { odds: _, ...priceless } = boost
  expect(found({ boosts: [priceless] })).toEqual(['boost_price /boosts/0'])
  expect(found({ boosts: [{ ...boost, percent: 10 }] })).toEqual(['boost_price /boosts/0'])
  expect(found({ boosts: [{ ...boost, ends: boost.starts }] })).toEqual(['boost_period /boosts/0/ends'])
  expect(found({ boosts: [{ ...boost, mostStake: { XXX: '10' } }] })).toEqual([
    'unknown_currency /boosts/0/mostStake/XXX',
  ])
})
