import { commonHeaders } from '../securityHeaders.ts'
import type { ChatSources } from './chatSources.ts'

/**
 * Headers of the frame of a chat: the provider's code runs there with the sources that it needs, and pages of the site alone
 * show it. What it writes as HTML and styles it writes as it was made to; it asks nothing of our server.
 * @param site origin of those pages; undefined: that of the frame
 */
export function chatHeaders(
  sources: ChatSources,
  { https, site }: { https: boolean; site?: string | undefined },
): Record<string, string> {
  const directive = (name: string, own: readonly string[], more: readonly string[] = []) => {
    const all = [...new Set([...own, ...more])]
    return `${name} ${all.length > 0 ? all.join(' ') : `'none'`}`
  }
  const policy = [
    `default-src 'none'`,
    directive('script-src', [`'self'`], sources.script),
    directive('style-src', [`'unsafe-inline'`], sources.style),
    directive('img-src', ['data:'], sources.img),
    directive('font-src', ['data:'], sources.font),
    directive('media-src', [], sources.media),
    directive('connect-src', [], sources.connect),
    directive('frame-src', [], sources.frame),
    directive('worker-src', [], sources.worker),
    `frame-ancestors ${site ?? `'self'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    directive('form-action', [], sources.form),
  ]
  if (https) policy.push('upgrade-insecure-requests')
  return {
    ...commonHeaders(https),
    'content-security-policy': policy.join('; '),
    ...(site === undefined && { 'x-frame-options': 'SAMEORIGIN' }),
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-cache',
  }
}
