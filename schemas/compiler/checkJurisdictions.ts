import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from './problem.ts'

/** Every country must have exactly one jurisdiction, and every player a reality check that can be chosen. */
export function checkJurisdictions(site: SiteDefinition): Finding[] {
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
  jurisdictions.forEach(({ code, countries, realityCheck }, at) => {
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
  })
  return found
}
