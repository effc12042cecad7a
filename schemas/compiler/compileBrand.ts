import type { SeoDefinition, SiteDefinition } from '#generated/grammar/types.ts'
import type { SiteArtefact } from '../runtime/artefacts.ts'
import { compileSite } from './compileSite.ts'

/**
 * The site as it is on domains that have a brand of their own, under the id of what search engines are told there: a
 * browser that comes by such a domain is given it in the place of site/main.
 */
export function compileBrand({ id, brand }: SeoDefinition, site: SiteDefinition): SiteArtefact {
  return { ...compileSite(site), id, brand: { ...site.brand, ...brand } }
}
