import { HIDDEN } from '#schemas/runtime/checkedUrl.ts'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const OUTSIDE_PROTOCOLS = ['https:', 'mailto:', 'tel:']

/**
 * An address outside the site that a link may lead to.
 * @throws Error for any protocol but https, mailto and tel (http only within the site's own origin)
 */
export function checkedOutsideUrl(target: string): string {
  const url =
    URL.canParse(target) && !HIDDEN.test(target) && SCHEME.test(target) ? new URL(target) : undefined
  if (!url || !OUTSIDE_PROTOCOLS.includes(url.protocol)) {
    throw new Error(`Navigating to this address is not allowed: ${target.slice(0, 80)}`)
  }
  return url.href
}
