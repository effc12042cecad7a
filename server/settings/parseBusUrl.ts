/**
 * Where a bus is: host and port, and a user and a password, or a token alone.
 * @returns undefined for what is no such URL
 */
export function parseBusUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === ''
  const isWhole = password === '' || username !== ''
  const isKnown = protocol === 'nats:' || protocol === 'tls:'
  return isKnown && hostname !== '' && isPlain && isWhole && canDecode(username + password) ? text : undefined
}

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}
