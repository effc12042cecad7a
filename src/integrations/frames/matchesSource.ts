/**
 * Whether an origin is one that a source of `frame-ancestors` allows: `'self'`, or scheme, host (`*.example.com` for
 * what is below it) and port as CSP 3 compares them (section 6.7.2.8). A path in the source plays no part.
 * @param own origin of the site
 */
export function matchesSource(source: string, origin: string, own: string): boolean {
  if (source === "'self'") return origin === own
  const parts = /^(https?):\/\/(\*\.)?([^/:*]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source)
  if (!parts || !URL.canParse(origin)) return false
  const [, scheme = '', below, host = '', port] = parts
  const asked = new URL(origin)
  const isSecure = asked.protocol === 'https:'
  if (!isSecure && (asked.protocol !== 'http:' || scheme.toLowerCase() === 'https')) return false
  const name = host.toLowerCase()
  if (below ? !asked.hostname.endsWith(`.${name}`) : asked.hostname !== name) return false
  const usual = (protocol: string) => (protocol === 'https:' ? '443' : '80')
  // A source that allows http allows the same host over https too.
  return port === '*' || (asked.port || usual(asked.protocol)) === (port ?? usual(asked.protocol))
}
