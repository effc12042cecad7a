import type { Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import type { SiteIndex } from './siteIndex.ts'

/**
 * Texts that stand twice in a locale, and texts that not every locale has: code names texts too, and it cannot be seen
 * from the definitions which.
 */
export function checkMessages(site: SiteIndex): Problem[] {
  const first = new Map<string, string>()
  return site.texts.flatMap(({ kind, id, locale, keys, for: readers }) => {
    const definition = `${kind}/${id}`
    const found: Problem[] = []
    if (id !== locale && !id.startsWith(`${locale}/`)) {
      const message = `The id of these texts does not begin with their locale, ${locale}.`
      const hint = `Call it ${locale}/${id.split('/').pop()}.`
      found.push({ definition, code: 'message_id', pointer: '/id', message, hint })
    }
    for (const key of keys) {
      const pointer = joinPointer('/messages', key)
      const other = first.get(`${locale} ${key}`)
      if (other === undefined) first.set(`${locale} ${key}`, definition)
      else {
        const message = `The text ${key} stands in ${other} already.`
        found.push({ definition, code: 'duplicate_message', pointer, message, hint: 'Remove one of them.' })
      }
      const present = (readers === 'editors' ? site.editorsMessages : site.messages).get(key)
      // Told once a key: at the first of its locales.
      if (locale !== site.locales.find((one) => present?.has(one))) continue
      const missing = site.locales.filter((one) => !present?.has(one))
      if (missing.length === 0) continue
      const message = `The text ${key} is missing in ${missing.join(', ')}.`
      found.push({ definition, code: 'missing_message', pointer, message, hint: 'Write it in every locale.' })
    }
    return found
  })
}
