import type { DefinitionKind } from '#generated/grammar/types.ts'
import { pointerTokens } from '../runtime/readPointer.ts'

/** What has a problem, and which fact where it is of one. */
type Found = { code: string; fact?: string }

/** By code of a problem: the kinds that give what is missing. */
const givers: Readonly<Record<string, readonly DefinitionKind[]>> = {
  field_not_asked: ['form'],
  missing_code_route: ['routes'],
  missing_code_view: ['popup'],
  missing_error_text: ['dictionary'],
  missing_letter: ['messages'],
  missing_message: ['messages'],
  missing_screen_text: ['messages'],
  unknown_argument: ['form', 'page', 'popup'],
  unknown_field: ['form'],
  unknown_locale: ['locales'],
  unknown_purpose: ['site'],
  unknown_position: ['popup'],
  unknown_route: ['routes'],
  unknown_theme: ['site'],
  unknown_view: ['page', 'popup'],
}

/** Roots of facts that any definition may give: what opens a popup, shows a form, links with a parameter, keeps a value. */
const givenAnywhere: readonly string[] = ['item', 'popup', 'query', 'response', 'result', 'stored']

/**
 * Whether a problem may be there only because another definition, which does not pass by itself, was not looked at; then
 * it is told once that one passes, and not as a fault of whoever counts on it.
 * @param unfit kinds of the definitions that do not pass
 */
export function isCausedElsewhere({ code, fact }: Found, unfit: ReadonlySet<string>): boolean {
  if (unfit.size === 0) return false
  if (code === 'unknown_fact') {
    const [root = ''] = pointerTokens(fact ?? '')
    return givenAnywhere.includes(root) || (root === 'route' && unfit.has('routes'))
  }
  return Object.hasOwn(givers, code) && (givers[code] ?? []).some((kind) => unfit.has(kind))
}
