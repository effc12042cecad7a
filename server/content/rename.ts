import type { Renaming } from '#schemas/gate/renameDefinition.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Database } from '../db/Database.ts'
import { auditRepository } from './auditRepository.ts'
import { ContentError } from './ContentError.ts'
import { fingerprint } from './candidate.ts'
import { commentRepository } from './colleagues/commentRepository.ts'
import { type Definition, nameOf } from './Definition.ts'
import { draftRepository } from './draftRepository.ts'
import { etagOf } from './etagOf.ts'
import type { ReleaseCompiler } from './ReleaseCompiler.ts'
import { revisionRepository } from './revisionRepository.ts'
import { deleteDraft, saveDraft } from './saveDraft.ts'
import type { Author } from './snippetRight.ts'

type Place = { definition: string; pointer: string }

/** What was, or would be, renamed. */
export interface Renamed {
  /** Sorted by key; `etag` is that of the draft as it was, null where there was none. */
  changes: { key: string; etag: string | null; before: Definition | null; after: Definition | null }[]
  /** Every place that names it, where it was before. */
  places: Place[]
  /** What the gate has against the site afterwards and had not before; with any, nothing is renamed. */
  problems: Problem[]
}

type Context = { database: Database; releases: ReleaseCompiler }

/**
 * What renaming comes to, as editors have everything now.
 * @throws ContentError 404 for what there is not, 409 `NameTaken`, 422 `NotRenamable` with the places that stand in the way
 */
export async function planRename(
  { database, releases }: Context,
  renaming: Renaming,
): Promise<Renamed & { seen: string }> {
  const db = database.drizzle
  const { next } = await releases.candidate(db)
  const answer = await releases.rename(db, next, renaming, await wasLive(db, renaming))
  if ('refused' in answer) {
    const { code, message, places } = answer.refused
    if (code === 'missing') throw new ContentError(404, 'NotFound', message)
    if (code === 'taken') throw new ContentError(409, 'NameTaken', message)
    const type = code === 'bad_name' ? 'InvalidRequest' : 'NotRenamable'
    const problems = places?.map((place) => ({ ...place, code, message, hint: 'Change this first.' }))
    throw new ContentError(code === 'bad_name' ? 400 : 422, type, message, problems && { problems })
  }
  const changes = answer.changes
    .map((one) => ({ ...one, etag: etagIn(next.get(one.key)?.hash) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  return { ...answer, changes, seen: fingerprint(next) }
}

/**
 * Renames as it was reviewed, all of it or nothing: the drafts of everything that names it say the new name.
 * @param expected by key the etag of each change as it was reviewed
 * @throws ContentError as `planRename`; 409 naming what is not as it was reviewed; 422 where the gate has something against it
 */
export async function rename(
  context: Context,
  author: Author,
  renaming: Renaming,
  expected: Readonly<Record<string, string | null>>,
): Promise<Renamed> {
  const { database, releases } = context
  const { seen, ...plan } = await planRename(context, renaming)
  const keys = new Set([...Object.keys(expected), ...plan.changes.map(({ key }) => key)])
  const now = new Map(plan.changes.map(({ key, etag }) => [key, etag]))
  const moved = [...keys].filter((key) => !now.has(key) || now.get(key) !== expected[key])
  if (moved.length > 0) throw moveConflict(moved.sort())
  if (plan.problems.length > 0)
    throw new ContentError(422, 'Unpublishable', 'The site would not be sound under that name', {
      problems: plan.problems,
    })
  await database.transaction(async (tx) => {
    await draftRepository.lockAll(tx)
    // Whoever saved meanwhile may have named it once more.
    if (fingerprint((await releases.candidate(tx)).next) !== seen) throw moveConflict([])
    if ('definition' in renaming) await commentRepository.move(tx, nameOf(renaming.definition), renaming.to)
    for (const { key, after } of plan.changes) {
      if (after === null) await deleteDraft(tx, author, nameOf(key), 'anything')
      else await saveDraft(tx, author, after, 'anything')
    }
    const target = 'message' in renaming ? renaming.message : renaming.definition
    const details = { to: renaming.to, definitions: plan.changes.length }
    await auditRepository.add(tx, author?.id ?? null, 'rename', target, details)
  })
  return plan
}

const etagIn = (hash: string | undefined) => (hash === undefined ? null : etagOf(hash))

function moveConflict(changed: string[]): ContentError {
  const message = 'Something was saved since you looked at what would be renamed'
  return new ContentError(409, 'EditConflict', message, { changed })
}

/** Whether a release has ever held the definition. */
async function wasLive(db: Context['database']['drizzle'], renaming: Renaming): Promise<boolean> {
  if ('message' in renaming) return false
  const { kind, id } = nameOf(renaming.definition)
  return (await revisionRepository.list(db, kind, id)).some(({ releases }) => releases.length > 0)
}
