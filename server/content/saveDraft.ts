import { isDefinitionName } from '#schemas/compiler/definitionPath.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { Executor } from '../db/Database.ts'
import { auditRepository } from './auditRepository.ts'
import { ContentError, EditConflict } from './ContentError.ts'
import { type Definition, definitionKey } from './Definition.ts'
import { type DraftRow, draftRepository, type Held } from './draftRepository.ts'
import { hash } from './hash.ts'
import { releaseRepository } from './releaseRepository.ts'
import { revisionRepository } from './revisionRepository.ts'
import { type Author, requireSnippetRight, siteBodies } from './snippetRight.ts'
import { requireOwn } from './source/requireOwn.ts'

/** What the caller believes is there: a revision's hash, nothing, or whatever it is. */
export type Expectation = { hash: string } | 'absent' | 'anything'

/**
 * Makes `definition` the current draft, however broken it may be; no revision is made when it is there already.
 * @returns whether it changed anything
 * @throws EditConflict when the draft is not what the caller expected
 * @throws ContentError 400 when it has no usable kind and id, or is no JSON that we could keep; 403 when the author may
 *   not change the snippets in it
 */
export async function saveDraft(
  tx: Executor,
  author: Author,
  definition: Definition,
  expected: Expectation,
): Promise<boolean> {
  const { kind, id } = definition
  const body = definitionText(definition)
  const current = await draftRepository.find(tx, kind, id, true)
  requireExpected(kind, id, current, expected)
  if (current !== undefined && !current.deleted && current.hash === hash(body)) return false
  await requireOwn(tx, author, [definitionKey(definition)])
  if (kind === 'site') requireSnippetRight(author, await bodiesOf(tx, current), [body])
  await pointAt(tx, current, { kind, id, authorId: author?.id ?? null, body })
  await auditRepository.add(tx, author?.id ?? null, 'save', definitionKey(definition), { hash: hash(body) })
  return true
}

/**
 * Marks a definition to be left out of the next release.
 * @throws ContentError 404 when there is none; EditConflict
 */
export async function deleteDraft(
  tx: Executor,
  author: Author,
  name: { kind: string; id: string },
  expected: Expectation,
): Promise<void> {
  const current = await draftRepository.find(tx, name.kind, name.id, true)
  requireExpected(name.kind, name.id, current, expected)
  if (current === undefined || current.deleted) throw notFound(name)
  await requireOwn(tx, author, [definitionKey(name)])
  if (name.kind === 'site') requireSnippetRight(author, await bodiesOf(tx, current), [])
  await pointAt(tx, current, { kind: name.kind, id: name.id, authorId: author?.id ?? null, body: null })
  await auditRepository.add(tx, author?.id ?? null, 'delete', definitionKey(name), { hash: current.hash })
}

/**
 * Goes back to what the live release holds; a definition that it lacks is gone.
 * @throws ContentError 404 when there is no draft; EditConflict
 */
export async function discardDraft(
  tx: Executor,
  author: Author,
  name: { kind: string; id: string },
  expected: Expectation,
): Promise<void> {
  const { kind, id } = name
  const current = await draftRepository.find(tx, kind, id, true)
  if (expected !== 'anything' && current?.hash !== (expected === 'absent' ? undefined : expected.hash)) {
    throw new EditConflict(kind, id)
  }
  if (current === undefined) throw notFound(name)
  await requireOwn(tx, author, [definitionKey(name)])
  const inRelease = (await releaseRepository.listLive(tx)).find(
    (held) => held.kind === kind && held.id === id,
  )
  if (kind === 'site') requireSnippetRight(author, await bodiesOf(tx, current), await bodiesOf(tx, inRelease))
  if (inRelease === undefined) await draftRepository.remove(tx, kind, id)
  else await draftRepository.point(tx, inRelease)
  await auditRepository.add(tx, author?.id ?? null, 'discard', definitionKey(name), { hash: current.hash })
}

const bodiesOf = (tx: Executor, held: Held | undefined) => siteBodies(tx, held === undefined ? [] : [held])

/** Canonical JSON of a definition. @throws ContentError 400 */
export function definitionText(definition: Definition): string {
  const { kind, id } = definition
  if (typeof kind !== 'string' || typeof id !== 'string' || !isDefinitionName(kind, id)) {
    throw new ContentError(
      400,
      'InvalidRequest',
      'A definition needs a kind like "form" and an id like "login"',
    )
  }
  try {
    return canonicalJson(definition)
  } catch (error) {
    throw new ContentError(400, 'InvalidRequest', error instanceof Error ? error.message : String(error))
  }
}

async function pointAt(
  tx: Executor,
  current: DraftRow | undefined,
  revision: { kind: string; id: string; authorId: number | null; body: string | null },
): Promise<void> {
  const { kind, id, body } = revision
  const parentId = current?.revisionId ?? null
  const revisionId = await revisionRepository.add(tx, { ...revision, hash: hash(body ?? ''), parentId })
  if (current !== undefined) return draftRepository.point(tx, { kind, id, revisionId })
  // Somebody else may have created it a moment ago; throwing takes our revision back.
  if (!(await draftRepository.add(tx, { kind, id, revisionId }))) throw new EditConflict(kind, id)
}

function requireExpected(
  kind: string,
  id: string,
  current: DraftRow | undefined,
  expected: Expectation,
): void {
  if (expected === 'anything') return
  const found = current === undefined || current.deleted ? undefined : current.hash
  if (found !== (expected === 'absent' ? undefined : expected.hash)) throw new EditConflict(kind, id)
}

function notFound(name: { kind: string; id: string }): ContentError {
  return new ContentError(404, 'NotFound', `There is no draft of ${definitionKey(name)}`)
}
