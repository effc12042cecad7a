import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'

type Snippets = NonNullable<SiteArtefact['snippets']>

/**
 * Code of third parties at its place in the document. Its script and style elements get the nonce of the response
 * (a placeholder here), so that the policy lets exactly these run.
 */
export function snippets(list: Snippets): { head: string; bodyStart: string; bodyEnd: string } {
  const at = (position: 'head' | 'bodyStart' | 'bodyEnd') =>
    list
      .filter((snippet) => snippet.isEnabled && (snippet.position ?? 'bodyEnd') === position)
      .map((snippet) => snippet.code.replace(/<(script|style)\b/gi, `<$1 nonce="${noncePlaceholder}"`))
      .join('')
  return { head: at('head'), bodyStart: at('bodyStart'), bodyEnd: at('bodyEnd') }
}
