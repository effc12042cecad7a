import { matchStars, starPattern } from '#schemas/runtime/matchStars.ts'
import type { Executor } from '../db/Database.ts'
import { type Approval, approvalRepository } from './approvalRepository.ts'
import { ContentError } from './ContentError.ts'
import { type Candidate, changesOf, type Proposed } from './candidate.ts'
import { nameOf } from './Definition.ts'
import { draftRepository, type Held } from './draftRepository.ts'
import { revisionRepository } from './revisionRepository.ts'
import { type Author, siteBodies } from './snippetRight.ts'
import { inTexts } from './texts/changesIn.ts'
import { messagesText } from './texts/messagesText.ts'
import { textOf } from './texts/textKey.ts'

/** Whether a definition needs the approval of a second publisher, by what the site says that is live and that would be. */
export async function fourEyes(
  db: Executor,
  live: readonly Held[],
  next: Candidate,
): Promise<(key: string) => boolean> {
  const [before, after] = [
    patternsOf(await siteBodies(db, live)),
    patternsOf(await siteBodies(db, next.values())),
  ]
  // Whoever could take the mark away alone could publish alone.
  const own = before.length > 0 && before.join() !== after.join() ? ['site/*'] : []
  const marked = [...before, ...after, ...own].map(starPattern)
  return (key) => marked.some((pattern) => matchStars(key, pattern) !== null)
}

/** Names of those who approved, by key of what was: of messages each text for itself. */
export type Approved = Record<string, Approval[]>

/**
 * Requires of every change of what is marked that another publisher has approved it: of a definition the very revision, of a text
 * the revision in which it came to say this, or a later one in which it still did. What the program itself publishes needs nobody.
 * @returns who approved, by key, for the audit and for what is made of the texts
 * @throws ContentError 403 naming what nobody else has approved
 */
export async function requireApproved(
  db: Executor,
  author: Author,
  live: readonly Proposed[],
  next: Candidate,
): Promise<Approved> {
  if (author === null) return {}
  const isMarked = await fourEyes(db, live, next)
  const marked = changesOf(live, next).filter(({ key }) => isMarked(key))
  if (marked.length === 0) return {}
  const given: Approved = {}
  for (const { key } of await inTexts(db, live, next, marked)) given[key] = await approvalsOf(db, next, key)
  const missing = Object.keys(given).filter(
    (key) => !given[key]?.some(({ staffId }) => staffId !== author.id),
  )
  if (missing.length > 0) {
    const message = `Another publisher has to approve first: ${missing.slice(0, 20).join(', ')}`
    throw new ContentError(403, 'NotApproved', message, { changed: missing })
  }
  return given
}

/** Names of the others, by key. */
export const namesOf = (approved: Approved, author: Author): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(approved).map(([key, by]) => [
      key,
      by.filter(({ staffId }) => staffId !== author?.id).map(({ name }) => name),
    ]),
  )

/** Who approved a change of a candidate: of a definition, or of one text. */
export async function approvalsOf(db: Executor, next: Candidate, key: string): Promise<Approval[]> {
  const text = textOf(key)
  const held = next.get(text?.definition ?? key)
  if (text !== undefined && held !== undefined)
    return textApprovals(db, held.made?.of ?? held.revisionId, text.text)
  const revision = held?.revisionId ?? (await deletionOf(db, text?.definition ?? key))
  return revision === undefined ? [] : approvalRepository.list(db, [revision])
}

/** Who approved a text as it stands in a revision, or in one before it since which it says the same. */
async function textApprovals(db: Executor, revision: number, key: string): Promise<Approval[]> {
  const line = await approvalRepository.line(db, revision, key)
  const last = line.findLastIndex(({ approvals }) => approvals.length > 0)
  const bodies = await revisionRepository.bodies(
    db,
    line.slice(0, last + 1).map((one) => one.revision),
  )
  const version = messagesText.version(bodies.get(revision), key)
  const found = new Map<number, Approval>()
  for (const one of line.slice(0, last + 1)) {
    if (messagesText.version(bodies.get(one.revision), key) !== version) break
    for (const approval of one.approvals) found.set(approval.staffId, approval)
  }
  return [...found.values()]
}

/** A draft that leaves a definition out is a revision too; without one, nobody can have approved it. */
async function deletionOf(db: Executor, key: string): Promise<number | undefined> {
  const { kind, id } = nameOf(key)
  const draft = await draftRepository.find(db, kind, id)
  return draft?.deleted ? draft.revisionId : undefined
}

function patternsOf(bodies: readonly string[]): string[] {
  return bodies.flatMap((body) => {
    const { fourEyes: patterns } = JSON.parse(body) as { fourEyes?: unknown }
    return Array.isArray(patterns) ? patterns.filter((one) => typeof one === 'string') : []
  })
}
