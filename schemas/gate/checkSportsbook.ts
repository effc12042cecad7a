import type {
  AmountsByCurrency,
  PlaceTerms,
  PriceBoost,
  SiteDefinition,
  SportsbookDefinition,
} from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'
import { checkPeriod } from './checkPeriod.ts'
import type { SiteIndex } from './siteIndex.ts'
import { textUses } from './textUses.ts'

/** Terms of bets that lack a currency, contradict each other, or hold players to rules that no page shows. */
export function checkSportsbook(
  book: SportsbookDefinition,
  { definitions, pages }: Pick<SiteIndex, 'definitions' | 'pages'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  checkLimits(
    book.limits,
    definitions.find((one): one is SiteDefinition => one.kind === 'site'),
    say,
  )
  for (const [name, terms] of Object.entries(book.eachWay)) checkPlaces(terms, `/eachWay/${name}`, say)
  checkOffer(book, say)
  checkBoosts(
    book.boosts ?? [],
    definitions.find((one): one is SiteDefinition => one.kind === 'site'),
    say,
  )
  checkRules(book, pages, say)
  return found
}

/** Which limit may not be above which other, and how the first is called. */
const inOrder = [
  ['leastStake', 'mostStake', 'The least stake'],
  ['mostStake', 'mostReturn', 'The largest stake'],
  ['mostStake', 'mostStakeOfDay', 'The largest stake'],
] as const

function checkLimits(
  { mostOdds: _, ...limits }: SportsbookDefinition['limits'],
  site: SiteDefinition | undefined,
  say: Say,
): void {
  const currencies = site?.general.available_currencies ?? []
  for (const [name, amounts] of Object.entries<AmountsByCurrency>(limits))
    if (site) checkAmounts(amounts, `/limits/${name}`, currencies, say)
  for (const [low, high, called] of inOrder)
    for (const [currency, amount] of Object.entries(limits[low]))
      if (Number(amount) > Number(limits[high][currency] ?? Number.POSITIVE_INFINITY))
        say(
          `/limits/${low}/${currency}`,
          'bet_limits',
          `${called} is above ${high} in ${currency}.`,
          `Lower it, or raise ${high}.`,
        )
}

function checkPlaces(terms: PlaceTerms, pointer: string, say: Say): void {
  terms.forEach(({ runners, places }, at) => {
    const before = terms[at - 1]
    if (before && runners <= before.runners)
      say(
        `${pointer}/${at}/runners`,
        'place_terms',
        'The line before holds from as many runners or more.',
        'Begin with the fewest runners.',
      )
    if (places >= runners)
      say(`${pointer}/${at}/places`, 'place_terms', 'Every runner would be placed.', 'Pay fewer places.')
  })
}

function checkOffer({ kinds, priceChanges, sports }: SportsbookDefinition, say: Say): void {
  if (kinds.includes('bankers') && !kinds.includes('system'))
    say(
      '/kinds',
      'bet_kinds',
      'Bankers stand in systems, which are not offered.',
      'Add system, or remove bankers.',
    )
  if (!priceChanges.includes('none'))
    say(
      '/priceChanges',
      'price_changes',
      'Players could not ask to be asked, which is what holds until they choose.',
      'Add none.',
    )
  const known = new Map<number, number>()
  sports.forEach(({ number }, at) => {
    const first = known.get(number)
    if (first === undefined) known.set(number, at)
    else
      say(
        `/sports/${at}/number`,
        'duplicate_number',
        `The sport ${number} is there already, as number ${first + 1} of the list.`,
        'Keep one of the two.',
      )
  })
}

/** Boosts of which nobody could tell which is meant, that never hold, or whose largest stake is in no currency of the site. */
function checkBoosts(boosts: readonly PriceBoost[], site: SiteDefinition | undefined, say: Say): void {
  boosts.forEach((boost, at) => {
    const { id, odds, percent, mostStake } = boost
    const first = boosts.findIndex((one) => one.id === id)
    if (first < at)
      say(
        `/boosts/${at}/id`,
        'boost_twice',
        `The boost ${id} is there already, as number ${first + 1}.`,
        'Name it otherwise.',
      )
    if ((odds === undefined) === (percent === undefined))
      say(
        `/boosts/${at}`,
        'boost_price',
        'It says not exactly one of odds and percent.',
        'Say the price, or by how much.',
      )
    checkPeriod(boost, 'boost_period', say, `/boosts/${at}`)
    const unknown = Object.keys(mostStake).find((one) => !site?.general.available_currencies.includes(one))
    if (site && unknown !== undefined)
      say(
        `/boosts/${at}/mostStake/${unknown}`,
        'unknown_currency',
        `Nobody plays in ${unknown}.`,
        'Remove it.',
      )
  })
}

/** A bet is settled by rules that players can read. */
function checkRules({ rules, sports }: SportsbookDefinition, pages: SiteIndex['pages'], say: Say): void {
  const page = pages.get(rules.page)
  // A page that is not there is told as such.
  if (!page) return
  const shown = new Set(textUses(page).map(({ key }) => key))
  const check = (pointer: string, key: string) => {
    if (!shown.has(key))
      say(pointer, 'rules_unseen', `The page ${page.id} does not show these rules.`, `Show ${key} on it.`)
  }
  rules.parts.forEach(({ text }, at) => void check(`/rules/parts/${at}/text`, text))
  sports.forEach((sport, at) => void check(`/sports/${at}/rules`, sport.rules))
}
