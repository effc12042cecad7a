import type {
  AmountsByCurrency,
  CampaignDefinition,
  SiteDefinition,
  SportsbookDefinition,
} from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'
import { checkBetTerms } from './checkBetTerms.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPeriod } from './checkPeriod.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A campaign that could not be told from another, that nobody could ever get, or that lacks an amount. */
export function checkCampaign(campaign: CampaignDefinition, { definitions }: SiteIndex): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is CampaignDefinition => one.kind === 'campaign' && one.id !== campaign.id,
  )
  checkNames(campaign, others, say)
  const sportsbook = definitions.find((one): one is SportsbookDefinition => one.kind === 'sportsbook')
  checkTrigger(campaign, sportsbook, say)
  const site = definitions.find((one): one is SiteDefinition => one.kind === 'site')
  if (site) checkCampaignAmounts(campaign, site.general.available_currencies, say)
  return found
}

function checkNames(campaign: CampaignDefinition, others: readonly CampaignDefinition[], say: Say): void {
  checkNumber(campaign, others, 'campaign', say)
  const codes = (campaign.codes ?? []).map((code) => code.toUpperCase())
  const taken = new Map(
    others.flatMap(({ id, codes = [] }) => codes.map((code) => [code.toUpperCase(), id] as const)),
  )
  codes.forEach((code, at) => {
    const owner = codes.indexOf(code) < at ? campaign.id : taken.get(code)
    if (owner !== undefined)
      say(`/codes/${at}`, 'duplicate_code', `The campaign ${owner} has the code ${code} too.`, 'Use another.')
  })
  const numbers = campaign.promotions.map(({ number }) => number)
  numbers.forEach((number, at) => {
    if (numbers.indexOf(number) < at)
      say(
        `/promotions/${at}/number`,
        'duplicate_number',
        `There are two promotions ${number}.`,
        'Take another.',
      )
  })
  checkPeriod(campaign, 'campaign_time', say)
}

function checkTrigger(
  { trigger, codes, promotions }: CampaignDefinition,
  sportsbook: SportsbookDefinition | undefined,
  say: Say,
): void {
  const { action, params } = trigger
  if (action === 'promo_code' && !codes)
    say('/trigger/action', 'campaign_codes', 'There is no code that could be entered.', 'Add codes.')
  if (codes && (action === 'take' || action === 'losses'))
    say('/codes', 'campaign_codes', `No code is entered for ${action}.`, 'Remove the codes.')
  if ((action === 'losses') !== (params?.period !== undefined))
    say(
      '/trigger/params',
      'campaign_period',
      'Losses need a period, and nothing else has one.',
      'Set or remove period.',
    )
  if (action !== 'deposit' && (params?.min_amount || params?.exclude_methods))
    say('/trigger/params', 'campaign_deposit', 'Nothing is paid in here.', 'Remove what is about deposits.')
  promotions.forEach((promotion, at) => {
    if ((promotion.type === 'cashback') !== (action === 'losses'))
      say(
        `/promotions/${at}/type`,
        'campaign_cashback',
        'Cashback is given for losses, and only cashback is.',
        'Change the trigger or the promotion.',
      )
    if (promotion.type === 'betting_bonus' && promotion.play)
      say(
        `/promotions/${at}/play`,
        'campaign_play',
        'A bonus for sports is not played in games.',
        'Remove play.',
      )
    if (promotion.type === 'bonus' && promotion.bets)
      say(
        `/promotions/${at}/bets`,
        'campaign_bets',
        'A bonus for the casino is not bet with.',
        'Remove bets.',
      )
    if ('bets' in promotion && promotion.bets)
      checkBetTerms(promotion.bets, sportsbook, `/promotions/${at}/bets`, say)
    if ('percent' in promotion && promotion.type !== 'cashback' && action !== 'deposit')
      say(
        `/promotions/${at}/percent`,
        'campaign_percent',
        'There is no deposit to take a part of.',
        'Give an amount instead.',
      )
  })
}

/** Where in a promotion amounts may stand. */
const amountPlaces = [
  ['amount'],
  ['most'],
  ['least'],
  ['convertsMost'],
  ['stake'],
  ['play', 'mostStake'],
  ['winnings', 'convertsMost'],
  ['winnings', 'play', 'mostStake'],
] as const

function checkCampaignAmounts(campaign: CampaignDefinition, currencies: readonly string[], say: Say): void {
  const places: [string, AmountsByCurrency | undefined][] = [
    ['/trigger/params/min_amount', campaign.trigger.params?.min_amount],
    ...campaign.promotions.flatMap((promotion, at) =>
      amountPlaces.map((place): [string, AmountsByCurrency | undefined] => [
        `/promotions/${at}/${place.join('/')}`,
        place.reduce<unknown>(
          (node, name) => (node as Record<string, unknown> | undefined)?.[name],
          promotion,
        ) as AmountsByCurrency | undefined,
      ]),
    ),
  ]
  for (const [pointer, amounts] of places) if (amounts) checkAmounts(amounts, pointer, currencies, say)
}
