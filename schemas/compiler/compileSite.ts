import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { SiteArtefact } from '../runtime/artefacts.ts'
import { neededPurposes } from '../runtime/neededPurposes.ts'

/**
 * The site with those purposes alone that something waits for, so that visitors are asked of no others; where nobody is told of
 * anything and nothing waits, no browser hears of it.
 */
export function compileSite(definition: SiteDefinition): SiteArtefact {
  const { analytics, ...others } = definition
  if (!analytics) return definition
  const { consent, sinks, performance, errors } = analytics
  const needed = neededPurposes(definition)
  if (needed.length === 0 && sinks.length === 0 && !performance && !errors) return others
  // None where nobody is asked; only an editor may not leave it empty.
  const purposes = consent.purposes.filter(({ name }) => needed.includes(name)) as typeof consent.purposes
  if (purposes.length === consent.purposes.length) return definition
  return { ...definition, analytics: { ...analytics, consent: { ...consent, purposes } } }
}
