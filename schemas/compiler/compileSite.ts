import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { SiteArtefact } from '../runtime/artefacts.ts'
import { isTold } from '../runtime/neededPurposes.ts'

/** The site without a consent that nobody needs: where nobody is told of anything, no browser hears of it. */
export function compileSite(definition: SiteDefinition): SiteArtefact {
  const { analytics, ...others } = definition
  return analytics && !isTold(analytics) ? others : definition
}
