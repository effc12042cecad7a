import type { Facts } from '#schemas/runtime/Facts.ts'
import type { RouteMatcher } from '#schemas/runtime/matchRoute.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'

/** What conditions and bindings see of an address; as on the server only fullPath has the locale. */
export function addressFacts(
  address: { pathname: string; search: string },
  locales: readonly string[],
  match: RouteMatcher,
): Pick<Facts, 'route' | 'query'> {
  const { path } = stripLocale(address.pathname, locales)
  const found = match(path)
  return {
    route: {
      path,
      fullPath: address.pathname + address.search,
      ...(found && { name: found.route.name, params: found.params }),
    },
    query: Object.fromEntries(new URLSearchParams(address.search)),
  }
}
