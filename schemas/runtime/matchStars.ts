/** An address cut at its `*`: what it begins with, what stands between the stars, what it ends with; null without a star. */
export type StarPattern = { prefix: string; between?: readonly string[]; suffix: string | null }

export function starPattern(address: string): StarPattern {
  const [prefix = '', ...rest] = address.split('*')
  const suffix = rest.pop() ?? null
  return {
    prefix: suffix === null ? trimSlash(prefix) : prefix,
    ...(rest.length && { between: rest }),
    suffix,
  }
}

/**
 * What each star stands for, from left to right; null where the path does not fit. Each takes as little as it can but
 * the last, which takes the rest. Goes through the path once and never back: no star can make it slow.
 */
export function matchStars(path: string, { prefix, between = [], suffix }: StarPattern): string[] | null {
  if (suffix === null) return trimSlash(path) === prefix ? [] : null
  if (!path.startsWith(prefix)) return null
  const taken: string[] = []
  let at = prefix.length
  for (const part of between) {
    const found = path.indexOf(part, at)
    if (found < 0) return null
    taken.push(path.slice(at, found))
    at = found + part.length
  }
  const end = path.length - suffix.length
  if (end < at || !path.endsWith(suffix)) return null
  return [...taken, path.slice(at, end)]
}

/** Puts values in the place of the stars of an address, in order. Within a query they name no parameter of their own. */
export function fillStars(address: string, values: readonly string[]): string {
  let place = 0
  let isQuery = false
  return address.replace(/[*?#]/g, (sign) => {
    if (sign !== '*') {
      isQuery = sign === '?'
      return sign
    }
    const value = values[place++] ?? ''
    return isQuery ? value.replace(/[&=+]/g, encodeURIComponent) : value
  })
}

export function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
