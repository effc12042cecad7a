import type { Studio } from '../stores/createStudio.ts'
import { createDocument, type StudioDocument } from './createDocument.ts'

/** What was renamed goes on where it was, by each of the names that it had. */
const carried = new WeakMap<Studio, Map<string, StudioDocument>>()

function ofStudio(studio: Studio): Map<string, StudioDocument> {
  const known = carried.get(studio) ?? new Map<string, StudioDocument>()
  carried.set(studio, known)
  return known
}

/** A definition for the screen; with the history of before where it has been given another name. */
export const openDocument = (studio: Studio, key: string): StudioDocument =>
  ofStudio(studio).get(key) ?? createDocument(studio, key)

/** A definition has another name: what was done under the one before is undone from there. */
export function carryOver(
  studio: Studio,
  from: { key: string; document: StudioDocument },
  key: string,
): void {
  const known = ofStudio(studio)
  const { history } = from.document
  known.set(from.key, from.document)
  if (known.get(key)?.history !== history) known.set(key, createDocument(studio, key, history))
}
