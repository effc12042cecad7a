import type { SiteArtefact } from './artefacts.ts'

/** Domain that the browser asks for a fingerprint, with all below it; undefined where the site takes none. */
export const fingerprintResolver = ({
  general,
  fingerprint,
}: Pick<SiteArtefact, 'general' | 'fingerprint'>): string | undefined =>
  general.is_seon_enabled ? (fingerprint?.resolver ?? 'seondnsresolve.com') : undefined
