import type { Executor } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import { type Candidate, type Proposed, sortedByKey } from '../candidate.ts'
import { definitionKey } from '../Definition.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { bodyOf } from '../texts/bodyOf.ts'
import { messagesText } from '../texts/messagesText.ts'
import { proposed } from '../texts/pickTexts.ts'
import { definitionOf, textKey, textOf } from '../texts/textKey.ts'

/** What a release changed: what was live before it, and with it. */
export interface Undone {
  name: string
  changed: readonly string[]
  before: readonly Proposed[]
  after: readonly Proposed[]
}

/** @throws ContentError 404 when there is no such release; 409 when nobody wrote down what was live before it */
export async function undoneOf(db: Executor, releaseId: number): Promise<Undone> {
  const release = await releaseRepository.find(db, releaseId)
  if (release === undefined) throw new ContentError(404, 'NotFound', `There is no release ${releaseId}`)
  if (release.replacedId === null) {
    const message = `Nobody wrote down what was live before release ${releaseId}: roll back to another one`
    throw new ContentError(409, 'NothingBefore', message)
  }
  const before = await releaseRepository.held(db, release.replacedId)
  const after = await releaseRepository.held(db, releaseId)
  return { name: `release ${releaseId}`, changed: release.changed, before, after }
}

/**
 * What is live, with what a release changed as it was before that release, texts one by one; everything else stays as it is now.
 * @param only keys of definitions and texts that alone are taken back; all that the release changed if left out
 * @throws ContentError 409 when something of it was changed since, naming what
 */
export async function takenBack(
  db: Executor,
  live: readonly Proposed[],
  { name, changed, ...release }: Undone,
  only?: readonly string[],
): Promise<Candidate> {
  const now = byKey(live)
  const [before, then] = [byKey(release.before), byKey(release.after)]
  const moved: string[] = []
  const wanted = (key: string) => only === undefined || only.includes(key)
  for (const key of changed) {
    const [was, made, is] = [before.get(key), then.get(key), now.get(key)]
    const isWhole = wanted(key)
    if (isWhole && is?.hash === made?.hash) {
      if (was === undefined) now.delete(key)
      else now.set(key, was)
      continue
    }
    if (!isWhole && !only?.some((one) => textOf(one) !== undefined && definitionOf(one) === key)) continue
    const [old, own, here] = [await bodyOf(db, was), await bodyOf(db, made), await bodyOf(db, is)]
    const texts = messagesText
      .changes(old, own)
      ?.filter((text) => isWhole || wanted(textKey(key, text.key)))
      .map((text) => text.key)
    const held = was ?? made
    const back = texts && is && messagesText.patch(here, old ?? emptied(own), texts)
    if (!back || !held) {
      moved.push(key)
      continue
    }
    const gone = texts.filter((text) => messagesText.version(here, text) !== messagesText.version(own, text))
    moved.push(...gone.map((text) => textKey(key, text)))
    if (was === undefined && back.isEmpty) now.delete(key)
    else now.set(key, proposed(back.body, held, [was, is]))
  }
  if (moved.length > 0) {
    const message = `Changed since ${name}: ${moved.slice(0, 20).join(', ')}`
    throw new ContentError(409, 'EditConflict', message, { changed: moved })
  }
  return sortedByKey(now)
}

/** Messages without texts, as they were before they were there. */
const emptied = (body: string | undefined): string | undefined =>
  body === undefined ? undefined : JSON.stringify({ ...(JSON.parse(body) as object), messages: {} })

function byKey(held: readonly Proposed[]): Map<string, Proposed> {
  return new Map(held.map((one) => [definitionKey(one), one]))
}
