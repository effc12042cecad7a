import type {
  AmountsByCurrency,
  LoyaltyGift,
  LoyaltyProductDefinition,
  LoyaltyProgrammeDefinition,
  SiteDefinition,
  SportsbookDefinition,
} from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'
import { checkBetTerms } from './checkBetTerms.ts'
import { checkLoyaltyLevel } from './checkLoyaltyLevel.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPeriod } from './checkPeriod.ts'
import { offeredIn, programmeIn, siteIn } from './loyaltyOffered.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A product that could not be told from another, that lacks an amount, or may not be a reward where it is sold. */
export function checkLoyaltyProduct(
  product: LoyaltyProductDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is LoyaltyProductDefinition => one.kind === 'loyalty-product' && one.id !== product.id,
  )
  const { gives, stock, ownLimit } = product
  checkNumber(product, others, 'product', say)
  checkPeriod(product, 'product_time', say)
  if (stock !== undefined && ownLimit !== undefined && ownLimit.count > stock)
    say('/ownLimit/count', 'product_stock', `More than there are in all (${stock}).`, 'Allow fewer a player.')
  const site = siteIn(definitions)
  const sportsbook = definitions.find((one): one is SportsbookDefinition => one.kind === 'sportsbook')
  if (site) checkSums(gives, site, say)
  checkTerms(gives, sportsbook, say)
  const programme = programmeIn(definitions, product.programme)
  if (programme) {
    checkLoyaltyLevel(product.minLevel, programme, say)
    checkAllowed(gives, programme, site, say)
  }
  return found
}

function checkSums(gives: LoyaltyGift, { general }: SiteDefinition, say: Say): void {
  if ('sent' in gives) return
  const sums: Record<string, AmountsByCurrency | undefined> =
    'bonus' in gives
      ? {
          bonus: gives.bonus,
          convertsMost: gives.convertsMost,
          'play/mostStake': gives.play?.mostStake,
        }
      : 'freeBet' in gives
        ? { freeBet: gives.freeBet }
        : {
            stake: gives.stake,
            'winnings/convertsMost': gives.winnings?.convertsMost,
            'winnings/play/mostStake': gives.winnings?.play?.mostStake,
          }
  for (const [place, amounts] of Object.entries(sums))
    if (amounts) checkAmounts(amounts, `/gives/${place}`, general.available_currencies, say)
}

/** Terms are of the product that the gift is for. */
function checkTerms(gives: LoyaltyGift, sportsbook: SportsbookDefinition | undefined, say: Say): void {
  if ('bets' in gives && gives.bets) checkBetTerms(gives.bets, sportsbook, '/gives/bets', say)
  if (!('bonus' in gives)) return
  if (gives.product === 'betting' && gives.play)
    say('/gives/play', 'gift_terms', 'A bonus for sports is not played in games.', 'Remove play.')
  if (gives.product !== 'betting' && gives.bets)
    say('/gives/bets', 'gift_terms', 'A bonus for the casino is not bet with.', 'Remove bets.')
}

/** Where products may not be mixed a reward is of the product that earned it, and nowhere is it wagered too often. */
function checkAllowed(
  gives: LoyaltyGift,
  programme: LoyaltyProgrammeDefinition,
  site: SiteDefinition | undefined,
  say: Say,
): void {
  const product = productOf(gives)
  const { times, place } = wageringOf(gives)
  for (const { code, loyalty } of offeredIn(programme, site)) {
    if (loyalty?.acrossProducts === false && product && !programme.products.includes(product))
      say(
        '/gives',
        'loyalty_mixed',
        `In the jurisdiction ${code} what ${programme.products.join(' and ')} earned is no reward in ${product}.`,
        'Give something else, or sell it in a programme that is not offered there.',
      )
    const most = loyalty?.mostWagering
    if (most !== undefined && times > most)
      say(
        place,
        'loyalty_wagering',
        `In the jurisdiction ${code} a reward is staked ${most} times at the most.`,
        `Ask for ${most} or fewer.`,
      )
  }
}

/** Undefined of what is sent: it is of none. */
function productOf(gives: LoyaltyGift): 'casino' | 'betting' | undefined {
  if ('sent' in gives) return undefined
  if ('freeBet' in gives) return 'betting'
  return 'bonus' in gives ? (gives.product ?? 'casino') : 'casino'
}

function wageringOf(gives: LoyaltyGift): { times: number; place: string } {
  if ('bonus' in gives) return { times: gives.wagering, place: '/gives/wagering' }
  const times = 'spins' in gives ? (gives.winnings?.wagering ?? 0) : 0
  return { times, place: '/gives/winnings/wagering' }
}
