import type { FastifyRequest } from 'fastify'

/**
 * The country that the proxy before this server says a request comes from, ISO 3166-1 alpha-2; undefined where it says none.
 * Only a suggestion: whoever sends a header of their own misleads nobody but themselves.
 * @param header name of the header that says it, in small letters
 */
export function visitorCountry(
  { headers }: Pick<FastifyRequest, 'headers'>,
  header: string | undefined,
): string | undefined {
  const told = header === undefined ? undefined : headers[header]
  // Whoever does not know says XX.
  return typeof told === 'string' && /^(?!XX)[A-Z]{2}$/.test(told) ? told : undefined
}
