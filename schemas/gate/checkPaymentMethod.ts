import type { PaymentMethodDefinition, SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkNumber } from './checkNumber.ts'
import type { SiteIndex } from './siteIndex.ts'

type Limits = NonNullable<PaymentMethodDefinition['deposit']>['limits']

/**
 * A payment method that could not be told from another, that nobody could ever use, or whose sums contradict each
 * other. A currency of the site without limits is no fault: the method is not offered in it.
 */
export function checkPaymentMethod(
  method: PaymentMethodDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is PaymentMethodDefinition => one.kind === 'payment-method' && one.id !== method.id,
  )
  checkNames(method, others, say)
  if (!method.deposit && !method.withdraw)
    say('', 'method_unused', 'Nothing can be paid in or out by it.', 'Add deposit or withdraw.')
  for (const direction of ['deposit', 'withdraw'] as const)
    if (method[direction] && !method.descriptions[direction])
      say(
        '/descriptions',
        'method_terms',
        `Players are not told how long a ${direction} takes and what it costs.`,
        `Add ${direction} to the descriptions.`,
      )
  const site = definitions.find((one): one is SiteDefinition => one.kind === 'site')
  if (site) checkPlaces(method, site.general, say)
  for (const direction of ['deposit', 'withdraw'] as const) checkLimits(direction, method[direction], say)
  checkPresets(method.deposit, say)
  return found
}

/** Pages are found by either name, so that both are taken. */
const namesOf = ({ id, urlName }: PaymentMethodDefinition) => [
  id,
  ...(urlName === undefined ? [] : [urlName]),
]

function checkNames(
  method: PaymentMethodDefinition,
  others: readonly PaymentMethodDefinition[],
  say: Say,
): void {
  checkNumber(method, others, 'method', say)
  const { urlName } = method
  const owner = urlName === undefined ? undefined : others.find((one) => namesOf(one).includes(urlName))
  if (owner)
    say('/urlName', 'duplicate_name', `The method ${owner.id} is found as ${urlName} too.`, 'Use another.')
  const banks = (method.banks ?? []).map(({ id }) => id)
  banks.forEach((bank, at) => {
    if (banks.indexOf(bank) < at)
      say(`/banks/${at}/id`, 'duplicate_bank', `There are two banks ${bank}.`, 'Remove one, or rename it.')
  })
}

function checkPlaces(
  { deposit, withdraw, countries, banks = [] }: PaymentMethodDefinition,
  { available_currencies, available_countries }: SiteDefinition['general'],
  say: Say,
): void {
  const amounts: [string, object | undefined][] = [
    ['/deposit/limits', deposit?.limits],
    ['/deposit/presets', deposit?.presets],
    ['/withdraw/limits', withdraw?.limits],
  ]
  for (const [pointer, byCurrency] of amounts)
    for (const currency of Object.keys(byCurrency ?? {}))
      if (!available_currencies.includes(currency))
        say(
          `${pointer}/${currency}`,
          'unknown_currency',
          `No account is kept in ${currency}.`,
          `Use one of: ${available_currencies.join(', ')}.`,
        )
  const lists: [string, readonly string[]][] = [
    ['/countries/allowed', countries && 'allowed' in countries ? countries.allowed : []],
    ['/countries/excluded', countries && 'excluded' in countries ? countries.excluded : []],
    ...banks.map((bank, at): [string, readonly string[]] => [`/banks/${at}/countries`, bank.countries ?? []]),
  ]
  for (const [pointer, list] of lists)
    list.forEach((country, at) => {
      if (!available_countries.includes(country))
        say(
          `${pointer}/${at}`,
          'unknown_country',
          `No account is opened in ${country}.`,
          `Use one of: ${available_countries.join(', ')}.`,
        )
    })
}

function checkLimits(direction: string, part: { limits: Limits } | undefined, say: Say): void {
  for (const [currency, { min, max }] of Object.entries(part?.limits ?? {}))
    if (Number(min) > Number(max))
      say(
        `/${direction}/limits/${currency}`,
        'method_limits',
        `The least sum, ${min}, is above the greatest, ${max}.`,
        'Raise max or lower min.',
      )
}

function checkPresets(deposit: PaymentMethodDefinition['deposit'], say: Say): void {
  for (const [currency, presets] of Object.entries(deposit?.presets ?? {})) {
    const limits = Object.hasOwn(deposit?.limits ?? {}, currency) ? deposit?.limits[currency] : undefined
    if (!limits) {
      say(
        `/deposit/presets/${currency}`,
        'method_presets',
        `It has no limits in ${currency}, so that nothing is paid in there.`,
        'Add limits, or remove the sums.',
      )
      continue
    }
    presets.forEach(({ value }, at) => {
      if (Number(value) < Number(limits.min) || Number(value) > Number(limits.max))
        say(
          `/deposit/presets/${currency}/${at}/value`,
          'method_presets',
          `${value} is not from ${limits.min} to ${limits.max}.`,
          'Use a sum within the limits.',
        )
    })
  }
}
