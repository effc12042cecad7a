/**
 * What stands at a JSON Pointer (RFC 6901); undefined where nothing does. Only own properties are read, so that a
 * pointer cannot reach what every object inherits.
 */
export function readPointer(document: unknown, pointer: string): unknown {
  if (pointer === '') return document
  let value = document
  for (const token of pointerTokens(pointer)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, token)) return undefined
    value = (value as Record<string, unknown>)[token]
  }
  return value
}

/** The steps of a pointer: `/a~1b/0` -> `a/b`, `0`. */
export function pointerTokens(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A pointer one or more steps further. */
export function joinPointer(pointer: string, ...steps: (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  )
}
