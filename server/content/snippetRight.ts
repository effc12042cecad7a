import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { Executor } from '../db/Database.ts'
import { ContentError } from './ContentError.ts'
import type { Held } from './draftRepository.ts'
import { revisionRepository } from './revisionRepository.ts'
import { requireFresh } from './staff/proof.ts'
import type { Role } from './staff/roles.ts'

/**
 * Whoever changes something: a member of staff, with the moment when they last showed that it is them, unless it is done
 * for them at a moment that they chose; null for the program itself.
 */
export type Author = { id: number; role: Role; provenAt?: Date } | null

/**
 * Snippets run on every page with all rights of its visitor, so that only an admin who has just shown that it is them may
 * change them: in a draft, by publishing or by going back to a release with others.
 * @throws ContentError 403
 */
export function requireSnippetRight(
  author: Author,
  before: readonly string[],
  after: readonly string[],
): void {
  if (author === null || snippetsOf(before) === snippetsOf(after)) return
  if (author.role === 'admin') {
    if (author.provenAt) requireFresh(author.provenAt)
    return
  }
  throw new ContentError(
    403,
    'AccessDenied',
    'This changes the snippets of the site, which needs the role admin; leave them as they are, or ask an admin',
  )
}

/** Texts of the site definitions among the revisions. */
export async function siteBodies(db: Executor, held: Iterable<Held>): Promise<string[]> {
  const ids = [...held].filter(({ kind }) => kind === 'site').map(({ revisionId }) => revisionId)
  return [...(await revisionRepository.bodies(db, ids)).values()]
}

function snippetsOf(bodies: readonly string[]): string {
  const snippets = bodies.flatMap((body) => (JSON.parse(body) as { snippets?: unknown }).snippets ?? [])
  return canonicalJson(snippets)
}
