import type { Definition } from '#generated/grammar/types.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { expandDefinitions, type Written } from './expandDefinitions.ts'
import { upgrade } from './upgrade.ts'

/**
 * What all definitions of a site come to, whichever edition they were written in: as the platform reads them. Nothing
 * is checked; that is the gate's part.
 */
export function plainSite(definitions: readonly unknown[]): Definition[] {
  const written = definitions.filter((one) => isSchema(one) && typeof one.kind === 'string') as Written[]
  return expandDefinitions(written.map(upgrade)).definitions
}
