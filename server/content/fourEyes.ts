import { matchStars, starPattern } from '#schemas/runtime/matchStars.ts'
import type { Executor } from '../db/Database.ts'
import { type Approval, approvalRepository } from './approvalRepository.ts'
import { ContentError } from './ContentError.ts'
import { type Candidate, changesOf } from './candidate.ts'
import { definitionKey } from './Definition.ts'
import { draftRepository, type Held } from './draftRepository.ts'
import { type Author, siteBodies } from './snippetRight.ts'

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

/**
 * Requires of every change of what is marked that another publisher has approved the very revision. What the program itself
 * publishes needs nobody.
 * @returns the names of those who approved, by key, for the audit
 * @throws ContentError 403 naming what nobody else has approved
 */
export async function requireApproved(
  db: Executor,
  author: Author,
  live: readonly Held[],
  next: Candidate,
): Promise<Record<string, string[]>> {
  if (author === null) return {}
  const isMarked = await fourEyes(db, live, next)
  const keys = changesOf(live, next).flatMap(({ key }) => (isMarked(key) ? [key] : []))
  if (keys.length === 0) return {}
  const revisions = new Map<string, number | undefined>()
  for (const key of keys) revisions.set(key, next.get(key)?.revisionId ?? (await deletionOf(db, key)))
  const given = await approvalRepository.list(
    db,
    [...revisions.values()].filter((id) => id !== undefined),
  )
  const others = (key: string): Approval[] =>
    given.filter((one) => one.revisionId === revisions.get(key) && one.staffId !== author.id)
  const missing = keys.filter((key) => others(key).length === 0)
  if (missing.length > 0) {
    const message = `Another publisher has to approve first: ${missing.slice(0, 20).join(', ')}`
    throw new ContentError(403, 'NotApproved', message, { changed: missing })
  }
  return Object.fromEntries(keys.map((key) => [key, others(key).map(({ name }) => name)]))
}

/** A draft that leaves a definition out is a revision too; without one, nobody can have approved it. */
async function deletionOf(db: Executor, key: string): Promise<number | undefined> {
  const at = key.indexOf('/')
  const draft = await draftRepository.find(db, key.slice(0, at), key.slice(at + 1))
  return draft?.deleted ? draft.revisionId : undefined
}

function patternsOf(bodies: readonly string[]): string[] {
  return bodies.flatMap((body) => {
    const { fourEyes: patterns } = JSON.parse(body) as { fourEyes?: unknown }
    return Array.isArray(patterns) ? patterns.filter((one) => typeof one === 'string') : []
  })
}

/** By key of a draft, who approved it as it is. */
export async function approvalsOf(db: Executor, drafts: readonly Held[]): Promise<Map<string, Approval[]>> {
  const all = await approvalRepository.list(
    db,
    drafts.map(({ revisionId }) => revisionId),
  )
  return new Map(
    drafts.map((draft) => [definitionKey(draft), all.filter((one) => one.revisionId === draft.revisionId)]),
  )
}
