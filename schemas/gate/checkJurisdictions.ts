import type { FormDefinition, Jurisdiction, SiteDefinition } from '#generated/grammar/types.ts'
import { isTimeZone } from '../rules/support/dayIn.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'

const personalData = 'personal-data'

/**
 * Every country must have exactly one jurisdiction, every player a reality check that can be chosen, and whoever is
 * asked for personal data before a payment a form to tell them in.
 */
export function checkJurisdictions(
  site: SiteDefinition,
  forms: ReadonlyMap<string, FormDefinition>,
): Finding[] {
  const { jurisdictions } = site
  const codes = jurisdictions.map(({ code }) => code)
  const found: Finding[] = []
  const say = (pointer: string, code: string, message: string, hint: string) =>
    found.push({ code, pointer, message, hint })

  if (!codes.includes(site.defaultJurisdiction))
    say(
      '/defaultJurisdiction',
      'unknown_jurisdiction',
      `There is no jurisdiction ${JSON.stringify(site.defaultJurisdiction)}.`,
      `Use one of: ${codes.join(', ')}.`,
    )
  jurisdictions.forEach(({ code, countries, realityCheck, timeZone }, at) => {
    if (timeZone !== undefined && !isTimeZone(timeZone))
      say(
        `/jurisdictions/${at}/timeZone`,
        'unknown_time_zone',
        `There is no time zone ${JSON.stringify(timeZone)}.`,
        'Use a name of the IANA database, such as Europe/Riga.',
      )
    if (codes.indexOf(code) < at)
      say(
        `/jurisdictions/${at}/code`,
        'duplicate_jurisdiction',
        `There are two jurisdictions ${code}.`,
        'Rename or remove one.',
      )
    countries.forEach((country, place) => {
      const pointer = `/jurisdictions/${at}/countries/${place}`
      const other = jurisdictions.findIndex((one) => one.countries.includes(country))
      if (!site.general.available_countries.includes(country))
        say(
          pointer,
          'unknown_country',
          `No account can be opened in ${country}.`,
          'Add it to general.available_countries, or remove it.',
        )
      else if (other < at)
        say(
          pointer,
          'two_jurisdictions',
          `${country} is in the jurisdiction ${codes[other]} too.`,
          'Remove it from one of them.',
        )
    })
    const choices = [...realityCheck.minutes, ...(realityCheck.mayTurnOff ? [0] : [])]
    if (!choices.includes(realityCheck.default))
      say(
        `/jurisdictions/${at}/realityCheck/default`,
        'reality_check',
        `${realityCheck.default} minutes cannot be chosen.`,
        `Use one of: ${choices.join(', ')}.`,
      )
    checkRequirements(site, at, forms, say)
  })
  return found
}

function checkRequirements(
  site: SiteDefinition,
  at: number,
  forms: ReadonlyMap<string, FormDefinition>,
  say: Say,
): void {
  const jurisdiction = site.jurisdictions[at]
  if (!jurisdiction) return
  for (const payment of ['deposit', 'withdrawal'] as const) {
    if (!site.cashier?.[payment]) continue
    const pointer = `/jurisdictions/${at}/requirements/${payment}`
    const { profile, verification } = jurisdiction.requirements[payment]
    if (typeof verification === 'object')
      checkAmounts(verification, `${pointer}/verification`, site.general.available_currencies, say)
    if (verification !== 'never' && site.functional?.identityVerification === false)
      say(
        `${pointer}/verification`,
        'verification_off',
        'Nobody can verify their identity on this site.',
        'Turn functional.identityVerification on, or write never.',
      )
    for (const country of countriesOf(site, jurisdiction)) {
      const form = forms.get(`${personalData}-${country.toLowerCase()}`) ?? forms.get(personalData)
      const offered = form?.fields.filter(({ attributes }) => attributes.params?.is_visible !== false) ?? []
      profile.forEach((field, place) => {
        if (offered.some(({ sysname }) => sysname === field)) return
        say(
          `${pointer}/profile/${place}`,
          'field_not_asked',
          `Nobody in ${country} can tell ${field}: ${form ? `the form ${form.id} has no such field` : `there is no form ${personalData}`}.`,
          `Add the field to the form ${form?.id ?? personalData}, or remove it here.`,
        )
      })
    }
  }
}

/** Countries in which accounts may be opened by these rules. */
function countriesOf(
  { jurisdictions, defaultJurisdiction, general }: SiteDefinition,
  { code, countries }: Jurisdiction,
): string[] {
  const named = new Set(jurisdictions.flatMap((one) => one.countries))
  const others = general.available_countries.filter((country) => !named.has(country))
  return code === defaultJurisdiction ? [...countries, ...others] : countries
}
