import { setImmediate } from 'node:timers/promises'
import type { Executor } from '../db/Database.ts'
import { auditRepository } from './auditRepository.ts'
import { type Change, candidate, changesOf } from './candidate.ts'
import { type Definition, definitionKey } from './Definition.ts'
import { type DraftRow, draftRepository, type Held } from './draftRepository.ts'
import { hash } from './hash.ts'
import { requireMediaRight } from './media/requireMediaRight.ts'
import { revisionRepository } from './revisionRepository.ts'
import { definitionText } from './saveDraft.ts'
import { type Author, requireSnippetRight, siteBodies } from './snippetRight.ts'
import { requireOwn } from './source/requireOwn.ts'

/** A definition as it would be kept; no revision has it yet. */
export type Prepared = Held & { body: string }

/** Definitions after which everybody else has a turn: a whole site takes the better part of a second. */
const AT_A_TIME = 20

/** Definitions by key, each once. @throws ContentError 400 */
export async function prepareImport(definitions: readonly Definition[]): Promise<Map<string, Prepared>> {
  const prepared = new Map<string, Prepared>()
  for (const [at, definition] of definitions.entries()) {
    if (at % AT_A_TIME === 0) await setImmediate()
    const { kind, id } = definition
    const body = definitionText(definition)
    prepared.set(definitionKey(definition), { kind, id, revisionId: 0, hash: hash(body), body })
  }
  return prepared
}

/** How the drafts would change if they became exactly these definitions. */
export function planImport(drafts: readonly DraftRow[], next: ReadonlyMap<string, Prepared>): Change[] {
  return changesOf([...candidate([], drafts).values()], next)
}

/**
 * Makes the drafts exactly these definitions: others are deleted. Nothing is published. Whoever saves meanwhile waits.
 * The number of statements does not grow with that of the definitions.
 * @param check what has to hold of the drafts, once nobody changes them any more
 * @throws ContentError 403 when the author may not change the snippets in them, delete pictures of the
 *   library, or change what a CMS has
 */
export async function importSite(
  tx: Executor,
  author: Author,
  next: ReadonlyMap<string, Prepared>,
  check?: () => Promise<void>,
): Promise<Change[]> {
  await draftRepository.lockAll(tx)
  await check?.()
  const drafts = await draftRepository.list(tx)
  const changes = planImport(drafts, next)
  if (changes.length === 0) return changes
  await requireOwn(
    tx,
    author,
    changes.map(({ key }) => key),
  )
  if (author && changes.some(({ key, change }) => change === 'removed' && key.startsWith('media/')))
    requireMediaRight(author.role)
  await requireRight(tx, author, drafts, next)
  const authorId = author?.id ?? null
  const before = new Map(drafts.map((draft) => [definitionKey(draft), draft]))
  const revisions = changes.map(({ key }) => {
    const had = before.get(key)
    const {
      kind,
      id,
      body,
      hash: now,
    } = next.get(key) ?? { ...(had as DraftRow), body: null, hash: hash('') }
    return { kind, id, body, hash: now, authorId, parentId: had?.revisionId ?? null }
  })
  await draftRepository.pointAll(tx, await revisionRepository.addAll(tx, revisions))
  const entries = changes.map(({ key, change }) =>
    change === 'removed'
      ? { action: 'delete' as const, target: key, details: { hash: before.get(key)?.hash } }
      : { action: 'save' as const, target: key, details: { hash: next.get(key)?.hash } },
  )
  const summary = { action: 'import' as const, target: 'site', details: { changed: changes.length } }
  await auditRepository.addAll(tx, authorId, [...entries, summary])
  return changes
}

async function requireRight(
  tx: Executor,
  author: Author,
  drafts: readonly DraftRow[],
  next: ReadonlyMap<string, Prepared>,
): Promise<void> {
  const before = drafts.filter(({ deleted }) => !deleted)
  const after = [...next.values()].filter(({ kind }) => kind === 'site')
  requireSnippetRight(
    author,
    await siteBodies(tx, before),
    after.map(({ body }) => body),
  )
}
