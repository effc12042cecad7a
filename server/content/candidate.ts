import { definitionKey } from './Definition.ts'
import type { Held } from './draftRepository.ts'
import { etagOf } from './etagOf.ts'

/** What a release would hold. */
export interface Proposed extends Held {
  /** Canonical JSON of what stands in no revision yet, and the revision that its texts were taken from. */
  made?: { body: string; of: number }
}

/** What a release would hold, by key, sorted by key. */
export type Candidate = ReadonlyMap<string, Proposed>

export interface Change {
  /** Of a definition, or of one text of its messages. */
  key: string
  change: 'added' | 'changed' | 'removed'
  /** The version that it would have, as its draft answers it; null where it is removed. */
  etag: string | null
}

/** The live release with the drafts laid over it: all of them, or only those whose keys are named. */
export function candidate(
  live: readonly Proposed[],
  drafts: readonly (Held & { deleted: boolean })[],
  only?: readonly string[],
): Candidate {
  const wanted = only === undefined ? undefined : new Set(only)
  const held = new Map<string, Proposed>(live.map((entry) => [definitionKey(entry), entry]))
  for (const draft of drafts) {
    const key = definitionKey(draft)
    if (wanted !== undefined && !wanted.has(key)) continue
    if (draft.deleted) held.delete(key)
    else held.set(key, draft)
  }
  return sortedByKey(held)
}

export const sortedByKey = (held: Candidate): Candidate =>
  new Map([...held].sort(([a], [b]) => (a < b ? -1 : 1)))

/** How a candidate differs from what is live, sorted by key. */
export function changesOf(live: readonly Held[], next: Candidate): Change[] {
  const before = new Map(live.map((entry) => [definitionKey(entry), entry.hash]))
  const changes: Change[] = []
  for (const [key, { hash }] of next) {
    if (before.get(key) !== hash)
      changes.push({ key, change: before.has(key) ? 'changed' : 'added', etag: etagOf(hash) })
  }
  for (const key of before.keys()) if (!next.has(key)) changes.push({ key, change: 'removed', etag: null })
  return changes.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Equal for candidates that hold the same content. */
export function fingerprint(next: Candidate): string {
  return [...next].map(([key, { hash }]) => `${key} ${hash}`).join('\n')
}
