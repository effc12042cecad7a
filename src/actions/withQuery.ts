/** An address with query parameters changed; an empty value removes its parameter. */
export function withQuery(
  address: { pathname: string; search: string; hash: string },
  changes: Record<string, unknown>,
): string {
  const query = new URLSearchParams(address.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  return address.pathname + (query.size > 0 ? `?${query}` : '') + address.hash
}
