import type { DictionaryDefinition } from '#generated/grammar/types.ts'

export type Dictionary = {
  entries: Record<string, string>
  fields: Record<string, Record<string, string>>
}

/** A dictionary with those it extends; nearer entries go before. */
export function compileDictionary(
  id: string,
  dictionaries: Readonly<Record<string, DictionaryDefinition>>,
): Dictionary {
  return mergeDictionaries(dictionaryChain(id, dictionaries))
}

/** A dictionary behind those it extends. A missing or circular `extends` ends the chain. */
export function dictionaryChain(
  id: string,
  dictionaries: Readonly<Record<string, DictionaryDefinition>>,
): DictionaryDefinition[] {
  const chain: DictionaryDefinition[] = []
  for (let next: string | undefined = id; next !== undefined; ) {
    const found: DictionaryDefinition | undefined = Object.hasOwn(dictionaries, next)
      ? dictionaries[next]
      : undefined
    if (!found || chain.includes(found)) break
    chain.unshift(found)
    next = found.extends
  }
  return chain
}

/** One of all of them; later entries go before. */
export function mergeDictionaries(chain: readonly DictionaryDefinition[]): Dictionary {
  const merged: Dictionary = { entries: {}, fields: {} }
  for (const { entries, fields } of chain) {
    Object.assign(merged.entries, entries)
    for (const [field, codes] of Object.entries(fields ?? {})) {
      merged.fields[field] = { ...merged.fields[field], ...codes }
    }
  }
  return merged
}
