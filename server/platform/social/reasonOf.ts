/** What RFC 6749 (5.2) and OpenID Connect name their errors, and what systems name theirs. */
const named = /^[A-Za-z_]{1,40}$/

/**
 * Why a sign-in by a service failed, for the log: the message, and what the service or the system calls it. What else such an
 * error holds may be a code or a token.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const challenges: unknown[] = Array.isArray(cause) ? cause.map((one) => one?.parameters?.error) : []
  const names = [Reflect.get(error, 'error'), ...challenges, Object(cause).code]
  const told = names.filter((name) => typeof name === 'string' && named.test(name))
  return [error.message, ...new Set(told)].join(': ')
}
