import type { ConditionDefinition } from '#generated/grammar/types.ts'
import type { Problem } from '../runtime/problem.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Sentences of named conditions that are written as keys of texts which editors have not. */
export function checkSentences(conditions: readonly ConditionDefinition[], site: SiteIndex): Problem[] {
  return conditions.flatMap(({ kind, id, sentence }) => {
    const key = typeof sentence === 'object' && typeof sentence.key === 'string' ? sentence.key : undefined
    if (key === undefined || site.editorsMessages.has(key)) return []
    const message = `There is no text ${JSON.stringify(key)} for editors.`
    const hint = 'Write it in every locale, among messages that are for editors.'
    return [{ definition: `${kind}/${id}`, pointer: '/sentence/key', code: 'missing_message', message, hint }]
  })
}
