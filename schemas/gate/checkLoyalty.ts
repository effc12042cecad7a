import type { Definition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { checkLoyaltyCharacter } from './checkLoyaltyCharacter.ts'
import { checkLoyaltyProduct } from './checkLoyaltyProduct.ts'
import { checkLoyaltyProgramme } from './checkLoyaltyProgramme.ts'
import { checkLoyaltyQuest } from './checkLoyaltyQuest.ts'
import type { SiteIndex } from './siteIndex.ts'

/** What loyalty consists of; nothing is said of definitions of other kinds. */
export function checkLoyalty(definition: Definition, site: Pick<SiteIndex, 'definitions'>): Finding[] {
  switch (definition.kind) {
    case 'loyalty-programme':
      return checkLoyaltyProgramme(definition, site)
    case 'loyalty-quest':
      return checkLoyaltyQuest(definition, site)
    case 'loyalty-product':
      return checkLoyaltyProduct(definition, site)
    case 'loyalty-character':
      return checkLoyaltyCharacter(definition, site)
    default:
      return []
  }
}
