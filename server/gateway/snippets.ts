import type { FastifyRequest } from 'fastify'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { boot } from '#schemas/runtime/bootData.ts'
import { NECESSARY } from '#schemas/runtime/neededPurposes.ts'
import { readCookie } from '../http/cookies.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'

type Snippets = NonNullable<SiteArtefact['snippets']>

/** Those that stand in the pages of whoever asks: in use, and agreed to where they wait for that. */
export function shownSnippets(request: FastifyRequest, { snippets = [], analytics }: SiteArtefact): Snippets {
  const { 'sec-gpc': gpc, dnt } = request.headers
  const [version, ...told] = (readCookie(request, boot.consentCookie) ?? '').split(' ')
  // A browser that asks not to be tracked has answered, whatever was agreed to before.
  const isHeld = gpc !== '1' && dnt !== '1' && version === analytics?.consent.version
  const agreed = [NECESSARY, ...(isHeld ? told : [])]
  return snippets.filter(
    ({ isEnabled, purpose }) => isEnabled && (purpose === undefined || agreed.includes(purpose)),
  )
}

/**
 * Code of third parties at its place in the document. Its script and style elements get the nonce of the response
 * (a placeholder here), so that the policy lets exactly these run.
 */
export function placeSnippets(list: Snippets): { head: string; bodyStart: string; bodyEnd: string } {
  const at = (position: 'head' | 'bodyStart' | 'bodyEnd') =>
    list
      .filter((snippet) => (snippet.position ?? 'bodyEnd') === position)
      .map((snippet) => snippet.code.replace(/<(script|style)\b/gi, `<$1 nonce="${noncePlaceholder}"`))
      .join('')
  return { head: at('head'), bodyStart: at('bodyStart'), bodyEnd: at('bodyEnd') }
}
