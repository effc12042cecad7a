import type { Definition } from '#generated/grammar/types.ts'
import type { Problem } from '../runtime/problem.ts'

/** Kinds of which a site has one with the id main. */
const needed = ['site', 'locales', 'routes', 'seo'] as const
/** Those of which it has no other: what search engines are told may be another on further domains. */
const single: readonly string[] = ['site', 'locales', 'routes', 'redirects']

/** What a release as a whole must hold. */
export function checkSite(keys: ReadonlySet<string>, definitions: readonly Definition[]): Problem[] {
  const found: Problem[] = []
  for (const kind of needed) {
    if (keys.has(`${kind}/main`)) continue
    const definition = `${kind}/main`
    const message = `The site has no ${definition}.`
    found.push({
      definition,
      pointer: '',
      code: 'missing_definition',
      message,
      hint: `Create ${definition}.`,
    })
  }
  for (const { kind, id } of definitions) {
    if (!single.includes(kind) || id === 'main') continue
    const definition = `${kind}/${id}`
    const message = `A site has one definition of the kind ${kind}, with the id main.`
    const hint = `Move its content into ${kind}/main and delete it.`
    found.push({ definition, pointer: '/id', code: 'single_definition', message, hint })
  }
  return found
}
