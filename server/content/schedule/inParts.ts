import type { Executor } from '../../db/Database.ts'
import { type Candidate, changesOf, type Proposed } from '../candidate.ts'
import type { Publisher } from '../publish.ts'
import { differing, inTexts } from '../texts/changesIn.ts'
import { meetIn, textOf } from '../texts/textKey.ts'
import { scheduledRepository } from './scheduledRepository.ts'

/** By key the version that was reviewed. */
type Reviewed = Record<string, string | null>

/** What was reviewed, of messages text by text: what becomes of their other texts meanwhile is nothing to it. */
export async function inParts(
  db: Executor,
  before: readonly Proposed[],
  next: Candidate,
  expected: Reviewed,
): Promise<Reviewed> {
  const whole = changesOf(before, next)
  const told = await inTexts(db, before, next, whole, (key) => Object.hasOwn(expected, key))
  const parts = told.filter(({ key }) => !whole.some((one) => one.key === key))
  const left = Object.entries(expected).filter(
    ([key]) => !parts.some((one) => one.key !== key && meetIn(one.key, key)),
  )
  return Object.fromEntries([...left, ...parts.map(({ key, etag }) => [key, etag] as const)])
}

/** What was scheduled when messages were held as a whole holds their texts from now on, if they still are what was reviewed. */
export async function holdTexts({ database, releases }: Publisher): Promise<void> {
  for (const { id, expected } of await scheduledRepository.listWaiting(database.drizzle)) {
    if (!expected || !Object.keys(expected).some(isWholeMessages)) continue
    const { live, next } = await releases.candidate(database.drizzle, Object.keys(expected))
    if ((await differing(database.drizzle, next, expected)).length > 0) continue
    const parts = await inParts(database.drizzle, live?.entries ?? [], next, expected)
    await scheduledRepository.hold(database.drizzle, id, parts)
  }
}

const isWholeMessages = (key: string) => key.startsWith('messages/') && textOf(key) === undefined
