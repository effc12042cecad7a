import type { Definition, RedirectsDefinition } from '#generated/grammar/types.ts'
import { trimSlash } from './compileRedirects.ts'
import type { Problem } from './problem.ts'

/** Kinds of which a site has exactly one, with the id main. */
const needed = ['site', 'locales', 'routes', 'seo'] as const
const single: readonly string[] = [...needed, 'redirects']

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

/** Redirects that lead nowhere, to themselves, or to an address that a visitor could choose. */
export function checkRedirects({ redirects }: RedirectsDefinition): Omit<Problem, 'definition'>[] {
  return redirects.flatMap(({ from_url, to_url }, at) => {
    const found: Omit<Problem, 'definition'>[] = []
    const say = (property: string, message: string, hint: string) =>
      found.push({ code: 'redirect', pointer: `/redirects/${at}/${property}`, message, hint })
    if (from_url.split('*').length > 2)
      say('from_url', 'Only one * can stand in an address.', 'Use one * for all that varies.')
    if (to_url.includes('*') && !from_url.includes('*'))
      say('to_url', 'The * stands for nothing here.', 'Add a * to from_url, or remove it.')
    if (/^https:\/\/[^/]*\*/.test(to_url))
      say(
        'to_url',
        'The * would let a visitor choose the host.',
        'Write the host out, with a slash after it.',
      )
    if (trimSlash(from_url) === trimSlash(to_url))
      say('to_url', 'The redirect leads to itself.', 'Lead elsewhere, or remove it.')
    const same = redirects.findIndex((one) => trimSlash(one.from_url) === trimSlash(from_url))
    if (same < at)
      say('from_url', `Redirect ${same + 1} takes this address before it.`, 'Remove one of them.')
    return found
  })
}
