import type { Executor } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import type { Author } from '../snippetRight.ts'
import { sourceRepository } from './sourceRepository.ts'

/** Staff change here what no CMS has. @throws ContentError 403 naming what one has */
export async function requireOwn(executor: Executor, author: Author, keys: readonly string[]): Promise<void> {
  if (author === null) return
  const found = await sourceRepository.among(executor, keys)
  const [first] = found.values()
  if (first === undefined) return
  const changed = [...found.keys()].sort()
  const message = `${first.source} has this, and it is changed there: ${changed.slice(0, 20).join(', ')}`
  throw new ContentError(403, 'FromSource', message, { changed })
}
