import type { Executor } from '../../db/Database.ts'
import { type Candidate, type Proposed, sortedByKey } from '../candidate.ts'
import { definitionKey } from '../Definition.ts'
import type { DraftRow } from '../draftRepository.ts'
import { hash } from '../hash.ts'
import { bodyOf } from './bodyOf.ts'
import { messagesText } from './messagesText.ts'
import { textOf } from './textKey.ts'

/** Single texts among keys, by the messages that hold them; those of messages that are named as a whole are part of these. */
export function textsAmong(keys: readonly string[] | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const whole = new Set(keys)
  for (const key of keys ?? []) {
    const text = textOf(key)
    if (text === undefined || whole.has(text.definition)) continue
    found.set(text.definition, [...(found.get(text.definition) ?? []), text.text])
  }
  return found
}

/** A candidate with the single texts among `keys` as their drafts have them, and all others of these definitions as they are. */
export async function pickTexts(
  db: Executor,
  next: Candidate,
  drafts: readonly DraftRow[],
  keys: readonly string[] | undefined,
): Promise<Candidate> {
  const picked = textsAmong(keys)
  if (picked.size === 0) return next
  const made = new Map(next)
  for (const [definition, texts] of picked) {
    const draft = drafts.find((one) => definitionKey(one) === definition)
    if (draft === undefined) continue
    const before = next.get(definition)
    const from = draft.deleted ? undefined : await bodyOf(db, draft)
    const merged = messagesText.patch(await bodyOf(db, before), from, texts)
    if (merged === undefined || (before === undefined && merged.isEmpty)) continue
    made.set(definition, proposed(merged.body, draft, [...(draft.deleted ? [] : [draft]), before]))
  }
  return sortedByKey(made)
}

/**
 * What stands in no revision yet, unless one of those that are known says just that.
 * @param from whose texts were taken
 */
export function proposed(body: string, from: Proposed, known: readonly (Proposed | undefined)[]): Proposed {
  const name = hash(body)
  const found = known.find((one) => one?.hash === name)
  if (found) return found
  const { kind, id, revisionId, made } = from
  return { kind, id, revisionId: 0, hash: name, made: { body, of: made?.of ?? revisionId } }
}
