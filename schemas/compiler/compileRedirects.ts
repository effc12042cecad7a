import type { RedirectsDefinition } from '#generated/grammar/types.ts'
import type { RedirectsArtefact } from './artefacts.ts'

/** Splits each from_url at its `*`, so that finding one needs no regular expression. 301 where no status is given. */
export function compileRedirects(definition: RedirectsDefinition): RedirectsArtefact {
  const redirects = definition.redirects.map(({ from_url, to_url, status }) => {
    const star = from_url.indexOf('*')
    return {
      prefix: star < 0 ? trimSlash(from_url) : from_url.slice(0, star),
      suffix: star < 0 ? null : from_url.slice(star + 1),
      to: to_url,
      status: status ?? 301,
    }
  })
  return { kind: 'redirects', id: definition.id, redirects }
}

export function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
