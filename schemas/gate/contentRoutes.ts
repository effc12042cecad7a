import type { RoutesDefinition } from '#generated/grammar/types.ts'
import { compileRoutes } from '../compiler/compileRoutes.ts'
import type { RouteArtefact } from '../runtime/artefacts.ts'
import type { GrammarSchema } from '../runtime/walkGrammar.ts'
import { checkGrammarOf } from './checkDefinition.ts'

/** A route that shows pages by their ids, with the table that it stands in and the languages of the site. */
export type ContentRoute = {
  name: string
  table: { routes: readonly RouteArtefact[] }
  codes: readonly string[]
}

/** Routes of a site through which pages are reached that have none of their own. */
export function contentRoutes(definitions: readonly GrammarSchema[]): ContentRoute[] {
  const written = definitions.find(({ kind }) => kind === 'routes')
  if (!written || checkGrammarOf(written).length > 0) return []
  const table = compileRoutes(written as unknown as RoutesDefinition)
  const { locales } = definitions.find(({ kind }) => kind === 'locales') ?? {}
  const codes = Array.isArray(locales) ? locales.map(({ code }) => String(code)) : []
  return table.routes
    .filter(({ contentPage }) => contentPage === true)
    .map(({ name }) => ({ name, table, codes }))
}
