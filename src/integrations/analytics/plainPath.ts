/** What names a page or a game: short words and small numbers. Anything else may be a token, or say who somebody is. */
const word = /^[a-z0-9]{1,24}(?:[-_.][a-z0-9]{1,24})*$/
const secret = /\d{5}|[0-9a-f]{16}/

/** The path of a page without what could be somebody's own in it, and without query and fragment. */
export function plainPath(path: string): string {
  const parts = path.split(/[?#]/, 1)[0]?.split('/') ?? []
  return parts.map((part) => (part === '' || (word.test(part) && !secret.test(part)) ? part : '_')).join('/')
}
