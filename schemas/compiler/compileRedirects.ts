import type { RedirectsDefinition } from '#generated/grammar/types.ts'
import type { RedirectsArtefact } from '../runtime/artefacts.ts'
import { starPattern } from '../runtime/matchStars.ts'

/** Cuts each from_url at its `*`, so that finding one needs no regular expression. 301 where no status is given. */
export function compileRedirects(definition: RedirectsDefinition): RedirectsArtefact {
  const redirects = definition.redirects.map(({ from_url, to_url, status }) => ({
    ...starPattern(escaped(from_url)),
    to: to_url,
    status: status ?? 301,
  }))
  return { kind: 'redirects', id: definition.id, redirects }
}

/** Of an escape each letter has two ways of being written. */
function escaped(address: string): string {
  return address.replace(/%[0-9a-f]{2}/gi, (byte) => byte.toUpperCase())
}
