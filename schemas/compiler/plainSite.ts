import type { Definition } from '#generated/grammar/types.ts'
import { memo } from '../runtime/memo.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { createKeeper } from './createKeeper.ts'
import { createExpander, type Expand, expandDefinitions, type Written } from './expandDefinitions.ts'
import { upgrade } from './upgrade.ts'

/**
 * What all definitions of a site come to, whichever edition they were written in: as the platform reads them. Nothing
 * is checked; that is the gate's part.
 */
export function plainSite(definitions: readonly unknown[], expand: Expand = expandDefinitions): Definition[] {
  const written = definitions.filter((one) => isSchema(one) && typeof one.kind === 'string') as Written[]
  return expand(written.map(upgradeOnce)).definitions
}

const upgradeOnce = memo(upgrade<Written>)

/** The same of their texts, for one site after another: only what has changed since the last is made anew. */
export function createPlainSite(): (texts: readonly string[]) => Definition[] {
  const keep = createKeeper()
  const expand = createExpander()
  return (texts) => plainSite(keep(texts), expand)
}
