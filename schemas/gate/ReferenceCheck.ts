import type { Definition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import type { Reference } from './collectReferences.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Says what is wrong with something that a definition names. */
export type ReferenceCheck = (reference: Reference, definition: Definition, site: SiteIndex) => Finding[]
