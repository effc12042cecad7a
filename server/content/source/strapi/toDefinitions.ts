import { isDefinitionName } from '#schemas/compiler/definitionPath.ts'
import { edition } from '#schemas/compiler/upgrade.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { SiteLanguages, Snapshot, SourcedDefinition } from '../ContentSource.ts'
import type { DefinitionEntry, TextEntry } from './Entry.ts'

type Group = { document: string; whom: unknown; said: Map<string, Record<string, unknown>> }
type Made = Pick<Snapshot, 'problems'> & { definitions: SourcedDefinition[] }

/** Definitions of what entries say. What cannot be one is a problem, which names the entry. */
export function toDefinitions(entries: readonly DefinitionEntry[]): Made {
  const problems: Problem[] = []
  const found = new Map<string, SourcedDefinition>()
  for (const { documentId: document, kind, sysname, definition: said } of entries) {
    const key = `${kind}/${sysname}`
    const fault = (pointer: string, code: string, message: string, hint: string) =>
      problems.push({ definition: key, pointer, code, message: `${message} (document ${document}).`, hint })
    if (typeof kind !== 'string' || typeof sysname !== 'string' || !isDefinitionName(kind, sysname))
      fault(
        '',
        'source_name',
        'Strapi has an entry without a usable kind and sysname',
        'Correct them in Strapi.',
      )
    else if (kind === 'messages')
      fault('/kind', 'source_kind', 'Texts are no definition in Strapi', 'Make it a Croupier text.')
    else if (!isObject(said))
      fault('', 'source_json', 'The field definition is no JSON object', 'Correct it in Strapi.')
    else if ((said.kind ?? kind) !== kind || (said.id ?? sysname) !== sysname)
      fault('/id', 'source_name', 'It says another name than its entry', 'Leave kind and id out of its JSON.')
    else if (found.has(key))
      fault('', 'source_twice', 'Strapi has this definition twice', 'Unpublish one of the two entries.')
    else found.set(key, { definition: { ...said, kind, id: sysname }, document })
  }
  return { definitions: [...found.values()], problems }
}

/**
 * Messages of every language of the site, from groups of texts in some of them: what a language lacks, the fallback language
 * says. Languages that the site does not have are left out.
 */
export function toMessages(
  entries: readonly TextEntry[],
  { fallback, all }: SiteLanguages,
): Made & Pick<Snapshot, 'fallbacks'> {
  const problems: Problem[] = []
  const definitions: SourcedDefinition[] = []
  const fallbacks: Record<string, number> = {}
  const groups = new Map<string, Group>()
  for (const { documentId: document, locale, sysname, for: whom, messages } of entries) {
    if (typeof locale !== 'string' || !all.includes(locale)) continue
    const key = `messages/${locale}/${sysname}`
    const fault = (code: string, message: string, hint: string) =>
      problems.push({
        definition: key,
        pointer: '',
        code,
        message: `${message} (document ${document}).`,
        hint,
      })
    const group = groups.get(String(sysname)) ?? { document, whom, said: new Map() }
    if (typeof sysname !== 'string' || !isDefinitionName('messages', `${locale}/${sysname}`))
      fault('source_name', 'Strapi has texts without a usable sysname', 'Correct it in Strapi.')
    else if (!isObject(messages))
      fault('source_json', 'The field messages is no JSON object', 'Correct it in Strapi.')
    else if (group.said.has(locale) || group.document !== document)
      fault('source_twice', 'Strapi has these texts twice', 'Unpublish one of the two entries.')
    else {
      group.said.set(locale, messages)
      groups.set(sysname, group)
    }
  }
  for (const [sysname, { document, whom, said }] of groups) {
    const lent = said.get(fallback) ?? {}
    for (const locale of all) {
      const own = said.get(locale) ?? {}
      const missing = Object.keys(lent).filter((key) => !Object.hasOwn(own, key)).length
      if (missing > 0) fallbacks[locale] = (fallbacks[locale] ?? 0) + missing
      if (missing === 0 && !said.has(locale)) continue
      const messages = { ...lent, ...own }
      const readers = typeof whom === 'string' ? { for: whom } : {}
      const id = `${locale}/${sysname}`
      definitions.push({
        definition: { kind: 'messages', id, edition, locale, ...readers, messages },
        document,
      })
    }
  }
  return { definitions, problems, fallbacks }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
