import type { LoyaltyProgrammeDefinition, SiteDefinition } from '#generated/grammar/types.ts'
import { isTimeZone } from '../rules/support/dayIn.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkLoyaltyEarning } from './checkLoyaltyEarning.ts'
import { checkNumber } from './checkNumber.ts'
import { checkRates } from './checkRates.ts'
import { offeredIn, siteIn } from './loyaltyOffered.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A programme that could not be told from another, that no level of is reached in turn, or that may not be offered. */
export function checkLoyaltyProgramme(
  programme: LoyaltyProgrammeDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is LoyaltyProgrammeDefinition => one.kind === 'loyalty-programme' && one.id !== programme.id,
  )
  checkNumber(programme, others, 'programme', say)
  if (programme.id === 'shop' || programme.id.includes('/'))
    say(
      '/id',
      'loyalty_name',
      'No address leads to a programme of this name.',
      programme.id === 'shop' ? 'Call it otherwise: /loyalty/shop is the shop.' : 'Leave out slashes.',
    )
  if (!isTimeZone(programme.timeZone))
    say(
      '/timeZone',
      'unknown_time_zone',
      `There is no time zone ${JSON.stringify(programme.timeZone)}.`,
      'Use a name of the IANA database, such as Europe/Riga.',
    )
  checkLoyaltyEarning(programme, say)
  checkLevels(programme, say)
  const site = siteIn(definitions)
  if (site) {
    checkOffered(programme, site, say)
    checkRates(programme.currency, site, say)
  }
  return found
}

/** Levels rise from nothing, and none is harder to keep than to reach. */
function checkLevels({ levels }: LoyaltyProgrammeDefinition, say: Say): void {
  const numbers = levels.map(({ number }) => number)
  levels.forEach(({ number, enter, stay, factor }, at) => {
    const here = `/levels/${at}`
    if (numbers.indexOf(number) < at)
      say(`${here}/number`, 'duplicate_number', `There are two levels ${number}.`, 'Take another.')
    if (at === 0 && enter !== 0)
      say(`${here}/enter`, 'loyalty_levels', 'Nobody is in the programme before it.', 'Begin at 0.')
    if (at > 0 && enter <= (levels[at - 1]?.enter ?? 0))
      say(
        `${here}/enter`,
        'loyalty_levels',
        'It is reached no later than the level before.',
        'Ask for more, or move it.',
      )
    if (stay > enter)
      say(
        `${here}/stay`,
        'loyalty_levels',
        'It is harder to keep than to reach.',
        `Ask for ${enter} at most.`,
      )
    if (Number(factor) === 0)
      say(`${here}/factor`, 'loyalty_levels', 'Nothing is earned on this level.', 'Write more, or 1.')
  })
}

/** Offered where loyalty is, and from one product alone where products may not be mixed. */
function checkOffered(programme: LoyaltyProgrammeDefinition, site: SiteDefinition, say: Say): void {
  const { jurisdictions: codes, products } = programme
  codes?.forEach((code, at) => {
    const rules = site.jurisdictions.find((one) => one.code === code)
    if (!rules)
      say(
        `/jurisdictions/${at}`,
        'unknown_jurisdiction',
        `There is no jurisdiction ${JSON.stringify(code)}.`,
        `Use one of: ${site.jurisdictions.map((one) => one.code).join(', ')}.`,
      )
    else if (rules.loyalty?.isOffered === false)
      say(
        `/jurisdictions/${at}`,
        'loyalty_not_offered',
        `The jurisdiction ${code} offers no loyalty programme.`,
        'Remove it here.',
      )
  })
  if (products.length === 1) return
  for (const { code, loyalty } of offeredIn(programme, site))
    if (loyalty?.acrossProducts === false)
      say(
        '/products',
        'loyalty_mixed',
        `In the jurisdiction ${code} no programme is of several products.`,
        'Make one of each product for it, and name the others in jurisdictions here.',
      )
}
