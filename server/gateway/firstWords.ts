import type { Artefact, MessagesArtefact } from '#schemas/runtime/artefacts.ts'
import { textsOfFeature } from '#schemas/runtime/featureTexts.ts'
import { screenTexts } from '#schemas/runtime/screenTexts.ts'

/**
 * The words of a locale that the first screen needs: those its artefacts name, and those that code shows by itself, also
 * that of the blocks drawn by hand that stand on it. The browser fetches all of them when it has time, or needs one more.
 * @param naming artefacts whose texts may be shown
 */
export function firstWords(words: MessagesArtefact, naming: Iterable<Artefact>): MessagesArtefact {
  const wanted = new Set<string>(screenTexts)
  for (const artefact of naming) collectStrings(artefact, wanted)
  const messages = Object.fromEntries(Object.entries(words.messages).filter(([key]) => wanted.has(key)))
  return { ...words, messages, partial: true }
}

/** Every text of a definition is named by its key, wherever it stands; a string that is no key does no harm. */
function collectStrings(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value)
  else if (value !== null && typeof value === 'object') {
    for (const text of textsOfFeature('type' in value && value.type)) found.add(text)
    for (const inner of Object.values(value)) collectStrings(inner, found)
  }
}
