import type { Executor } from '../../db/Database.ts'
import { type Candidate, type Change, changesOf, type Proposed } from '../candidate.ts'
import { definitionKey } from '../Definition.ts'
import { etagOf } from '../etagOf.ts'
import { bodyOf } from './bodyOf.ts'
import { messagesText } from './messagesText.ts'
import { textsAmong } from './pickTexts.ts'
import { textKey, textOf } from './textKey.ts'

/** How a candidate differs: text by text in definitions of which single texts are meant, and as a whole in all others. */
export async function changesIn(
  db: Executor,
  live: readonly Proposed[],
  next: Candidate,
  keys: readonly string[] | undefined,
): Promise<Change[]> {
  const meant = textsAmong(keys)
  return inTexts(db, live, next, changesOf(live, next), (key) => meant.has(key))
}

/** Changes of definitions with those of messages told text by text, where they differ in nothing else. */
export async function inTexts(
  db: Executor,
  live: readonly Proposed[],
  next: Candidate,
  changes: readonly Change[],
  isMeant: (key: string) => boolean = () => true,
): Promise<Change[]> {
  const before = new Map(live.map((one) => [definitionKey(one), one]))
  const told: Change[] = []
  for (const change of changes) {
    const { key } = change
    const texts =
      key.startsWith('messages/') && isMeant(key)
        ? messagesText.changes(await bodyOf(db, before.get(key)), await bodyOf(db, next.get(key)))
        : undefined
    told.push(...(texts?.map((one) => ({ ...one, key: textKey(key, one.key) })) ?? [change]))
  }
  return told
}

/** Which of what was reviewed a candidate does not hold as it was reviewed. */
export async function differing(
  db: Executor,
  next: Candidate,
  reviewed: Readonly<Record<string, string | null>>,
): Promise<string[]> {
  const found: string[] = []
  for (const [key, etag] of Object.entries(reviewed)) {
    const text = textOf(key)
    const held = next.get(text?.definition ?? key)
    const version = text
      ? messagesText.version(await bodyOf(db, held), text.text)
      : held
        ? etagOf(held.hash)
        : null
    if (version !== etag) found.push(key)
  }
  return found.sort()
}
