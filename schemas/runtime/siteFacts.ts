import type { LocalesArtefact, SiteArtefact } from './artefacts.ts'
import type { SiteFacts } from './Facts.ts'

/** What one visit has chosen of the site, as far as it is known where the facts are made. */
export type Visit = {
  /** BCP 47 code. */
  locale?: string
  /** Name of a theme. */
  theme?: string
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
  /** Services of social sign-in that there is somebody to talk to for; all of the site where it is left out. */
  socials?: readonly string[] | undefined
}

/**
 * What stands under /site: the same for browser, documents and submissions, so that a condition means one thing. What
 * the visit has not chosen is what the site sets for a first one.
 */
export function siteFacts(
  site: SiteArtefact,
  locales: LocalesArtefact,
  { locale = locales.default, theme = site.theme.default, country, socials }: Visit = {},
): SiteFacts {
  const { general, brand, functional, auth, cashier, loyalty, currencyConditions, sportsbook, analytics } =
    site
  const offered = auth.socials?.filter(({ service }) => socials?.includes(service) ?? true)
  return {
    ...general,
    brand,
    auth: { ...auth, socials: (offered ?? []) as typeof auth.socials },
    ...(functional && { functional }),
    ...(cashier && { cashier }),
    ...(sportsbook && { sportsbook }),
    ...(loyalty && { loyalty }),
    ...(analytics && { analytics }),
    ...(currencyConditions && { currency_conditions: currencyConditions }),
    locales: locales.locales,
    available_locales: locales.locales.map(({ code }) => code),
    default_locale: locales.default,
    locale,
    theme,
    ...(country && { country }),
  }
}
