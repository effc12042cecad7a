import type { SiteArtefact } from './artefacts.ts'

/** Whether a site is switched off by its own definition. */
export const isClosed = ({ general }: Pick<SiteArtefact, 'general'>): boolean =>
  (general.domain_state ?? 'active') !== 'active'
