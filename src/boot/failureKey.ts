import type { CallFailure, KnownText } from '#renderers/host.ts'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'

/** The text for a failure that no form has words for: the site's own by the type of error, else the app's. */
export function failureKey({ type }: Pick<CallFailure, 'type'>, errors: SiteArtefact['errors']): string {
  const own = errors && Object.hasOwn(errors, type) ? errors[type] : undefined
  const network: KnownText = 'error.network'
  const unknown: KnownText = 'error.unknown'
  return own ?? (type === 'NetworkError' ? network : (errors?.default ?? unknown))
}
