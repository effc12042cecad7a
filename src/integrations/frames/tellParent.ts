import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { isFramed } from '../../boot/readDevice.ts'
import { matchesSource } from './matchesSource.ts'
import { parentOrigin } from './parentOrigin.ts'

/** Sends a message to the page that embeds this one, if it is the site itself or one that the site lets embed it. */
export function tellParent(site: SiteArtefact, message: unknown): void {
  const origin = isFramed() ? parentOrigin() : undefined
  if (origin === undefined) return
  const allowed = ["'self'", ...(site.frameAncestors ?? [])]
  if (allowed.some((source) => matchesSource(source, origin, location.origin)))
    window.parent.postMessage(message, origin)
}
