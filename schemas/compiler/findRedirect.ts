import type { RedirectArtefact } from './artefacts.ts'
import { trimSlash } from './compileRedirects.ts'

/**
 * The first redirect that fits a path, with the `*` of its target filled in. A target that the `*` would turn into an
 * address of another host (`//evil.example`) is refused, and so is a redirect to where the visitor already is.
 */
export function findRedirect(
  redirects: readonly RedirectArtefact[],
  path: string,
): { to: string; status: RedirectArtefact['status'] } | null {
  for (const { prefix, suffix, to, status } of redirects) {
    const wild = matchStar(path, prefix, suffix)
    if (wild === null) continue
    const target = to.replaceAll('*', () => wild)
    const stays = trimSlash(target) === trimSlash(path)
    if (!stays && isSafeTarget(target, to)) return { to: target, status }
  }
  return null
}

/** What the star stands for; '' where there is none; null where the path does not fit. */
function matchStar(path: string, prefix: string, suffix: string | null): string | null {
  if (suffix === null) return trimSlash(path) === prefix ? '' : null
  if (path.length < prefix.length + suffix.length) return null
  return path.startsWith(prefix) && path.endsWith(suffix)
    ? path.slice(prefix.length, path.length - suffix.length)
    : null
}

function isSafeTarget(target: string, written: string): boolean {
  if (/[\r\n\t]/.test(target)) return false
  if (written.startsWith('/')) return /^\/(?![/\\])/.test(target)
  const host = /^https:\/\/[^/?#*]+/.exec(written)?.[0]
  return host !== undefined && (target === host || /^[/?#]/.test(target.slice(host.length)))
}
