import type { JackpotDefinition, SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'
import { checkNumber } from './checkNumber.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Most bytes of the name of an account in the ledger, which jackpot and tier make together. */
const longestName = 50

/** A jackpot that could not be told from another, could never be won, or lacks an amount. */
export function checkJackpot(
  jackpot: JackpotDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is JackpotDefinition => one.kind === 'jackpot' && one.id !== jackpot.id,
  )
  checkNumber(jackpot, others, 'jackpot', say)
  const site = definitions.find((one): one is SiteDefinition => one.kind === 'site')
  const known = new Set<string>()
  jackpot.tiers.forEach(({ id, kind, seed, ceiling, every }, at) => {
    const here = `/tiers/${at}`
    if (known.has(id))
      say(`${here}/id`, 'jackpot_tier', 'Another tier has this name.', 'Name it differently.')
    known.add(id)
    if (!/^[a-z0-9-]+$/.test(jackpot.id) || jackpot.id.length + id.length > longestName)
      say(
        `${here}/id`,
        'jackpot_tier',
        'The ledger takes no such name.',
        'Shorten the ids, and leave out slashes.',
      )
    if ((kind === 'progressive') !== (every !== undefined))
      say(
        `${here}/every`,
        'jackpot_odds',
        'A progressive tier says how often it is won, and no other does.',
        kind === 'progressive' ? 'Set every.' : 'Remove every.',
      )
    for (const [currency, most] of Object.entries(ceiling))
      if (Number(most) <= Number(seed[currency] ?? 0))
        say(
          `${here}/ceiling/${currency}`,
          'jackpot_ceiling',
          'It begins at its ceiling.',
          'Set a higher one.',
        )
    const currencies = site?.general.available_currencies ?? []
    for (const [name, amounts] of Object.entries({ seed, ceiling, ...(every && { every }) }))
      if (site) checkAmounts(amounts, `${here}/${name}`, currencies, say)
  })
  return found
}
