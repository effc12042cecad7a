import type { RoutesArtefact } from './artefacts.ts'

export type HrefTarget = {
  route: string
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  hash?: string
}

/**
 * Path of a route with its parameters filled in, without locale prefix.
 * Undefined where there is no such route or a parameter is missing, so that a caller shows no broken link.
 */
export function hrefOf(routes: RoutesArtefact, target: HrefTarget): string | undefined {
  const route = routes.routes.find((candidate) => candidate.name === target.route)
  if (!route) return undefined
  let path = route.pattern
  for (const name of route.params) {
    const value = target.params?.[name]
    if (value === undefined || value === null || value === '') return undefined
    path = path.replace(`:${name}`, encodeURIComponent(String(value)))
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(target.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const search = query.size > 0 ? `?${query}` : ''
  return path + search + (target.hash ? `#${encodeURIComponent(target.hash)}` : '')
}
