import type { SiteDefinition } from '#generated/grammar/types.ts'

/** What nobody is asked about: the site cannot do without it. */
export const NECESSARY = 'necessary'

type Asking = Pick<SiteDefinition, 'analytics' | 'hits' | 'fingerprint' | 'snippets'> & {
  general?: Pick<SiteDefinition['general'], 'is_seon_enabled'>
}

/** The purposes that something waits for, in the order of the consent: of no others is anybody asked. */
export function neededPurposes({ analytics, hits, fingerprint, snippets, general }: Asking): string[] {
  if (!analytics) return []
  const { consent, sinks, performance, errors } = analytics
  const taken = general?.is_seon_enabled ? [fingerprint] : []
  const used = (snippets ?? []).filter(({ isEnabled }) => isEnabled)
  const needed = [...sinks, performance, errors, hits, ...taken, ...used].map((one) => one?.purpose)
  return consent.purposes.map(({ name }) => name).filter((name) => needed.includes(name))
}
