import type { ReleaseDifference } from '#generated/contentApi.ts'
import { upgrade } from '#schemas/compiler/upgrade.ts'
import type { Executor } from '../db/Database.ts'
import { ContentError } from './ContentError.ts'
import { changesOf } from './candidate.ts'
import { type Definition, definitionKey } from './Definition.ts'
import { releaseRepository } from './releaseRepository.ts'
import { revisionRepository } from './revisionRepository.ts'

/** Definitions whose texts are answered; nobody reads more. */
const most = 200

/**
 * What differs in a release from another one.
 * @param from the live one if left out
 * @throws ContentError 404 when there is no such release
 */
export async function compareReleases(db: Executor, id: number, from?: number): Promise<ReleaseDifference> {
  const other = from ?? (await releaseRepository.liveId(db))
  for (const one of [id, other])
    if (one === undefined || (await releaseRepository.find(db, one)) === undefined)
      throw new ContentError(404, 'NotFound', `There is no release ${one}`)
  const before = other === undefined ? [] : await releaseRepository.held(db, other)
  const after = new Map((await releaseRepository.held(db, id)).map((held) => [definitionKey(held), held]))
  const earlier = new Map(before.map((held) => [definitionKey(held), held]))
  const keys = changesOf(before, after).map(({ key }) => key)
  const shown = keys.slice(0, most)
  const revisions = shown
    .flatMap((key) => [earlier.get(key), after.get(key)])
    .flatMap((held) => held?.revisionId ?? [])
  const bodies = await revisionRepository.bodies(db, revisions)
  const definitionOf = (revision: number | undefined) => {
    const body = revision === undefined ? undefined : bodies.get(revision)
    return body === undefined ? null : upgrade(JSON.parse(body) as Definition)
  }
  const items = shown.map((key) => ({
    key,
    before: definitionOf(earlier.get(key)?.revisionId),
    after: definitionOf(after.get(key)?.revisionId),
  }))
  return { total: keys.length, items }
}
