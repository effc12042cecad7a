import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Database, Executor } from '../db/Database.ts'
import { type Encoded, encode } from '../http/encode.ts'
import { artefactRepository } from './artefactRepository.ts'
import { auditRepository } from './auditRepository.ts'
import { ContentError } from './ContentError.ts'
import { type Candidate, type Change, candidate, changesOf, fingerprint } from './candidate.ts'
import { draftRepository } from './draftRepository.ts'
import { hash } from './hash.ts'
import type { ReleaseCompiler } from './ReleaseCompiler.ts'
import { releaseRepository } from './releaseRepository.ts'
import { type Author, requireSnippetRight, siteBodies } from './snippetRight.ts'

/** Tells every process that another release is live; the payload is its id. */
export const liveChannel = 'content.live'

export interface PublishCheck {
  changes: Change[]
  problems: Problem[]
}

export interface PublishRequest {
  /** Null when the program itself publishes. */
  author: Author
  message: string
  /** Keys of the drafts to publish; all when left out. */
  only?: readonly string[]
  /** What was reviewed: by key the ETag of every change, null for a definition that is left out; anything if left out. */
  expected?: Readonly<Record<string, string | null>>
}

type Publisher = {
  database: Pick<Database, 'drizzle' | 'transaction' | 'notifier'>
  releases: ReleaseCompiler
}

/** How often drafts may change under a publish before it gives up. */
const attempts = 5

/** What publishing would change, and what the gate says to it. Changes nothing. */
export async function checkPublish(publisher: Publisher, only?: readonly string[]): Promise<PublishCheck> {
  const { live, next } = await readCandidate(publisher.database.drizzle, only)
  const { problems } = await publisher.releases.compile(publisher.database.drizzle, next)
  return { changes: changesOf(live, next), problems }
}

/**
 * Publishes drafts as a new release and makes it live, all or nothing. The compiling and compressing is done
 * before the transaction, which is then short; a draft saved in between is noticed and all is done anew.
 * @returns the id of the release
 * @throws ContentError 422 with the problems when the gate refuses
 * @throws ContentError 409 when nothing would change, when it would be something else than what was reviewed (naming what),
 *   or when drafts never hold still; 403 when snippets would change and the author may not change them
 */
export async function publish(publisher: Publisher, request: PublishRequest): Promise<number> {
  const { database, releases } = publisher
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { live, next } = await readCandidate(database.drizzle, request.only)
    requireReviewed(changesOf(live, next), request.expected)
    const compiled = await releases.compile(database.drizzle, next)
    if (compiled.problems.length > 0) {
      throw new ContentError(422, 'Unpublishable', 'The publish gate refuses this release', {
        problems: compiled.problems,
      })
    }
    const artefacts = await prepareArtefacts(database.drizzle, compiled.artefacts)
    const made = { next, artefacts, upgraded: compiled.upgraded }
    const id = await database.transaction((tx) => commit(publisher, tx, request, made))
    if (id !== undefined) return id
  }
  throw new ContentError(409, 'EditConflict', 'Drafts keep changing while they are published; try again')
}

interface PreparedArtefacts {
  /** Hash by key. */
  hashes: Map<string, string>
  /** Those that no earlier release has. */
  made: Map<string, Encoded>
}

async function prepareArtefacts(db: Executor, compiled: Record<string, unknown>): Promise<PreparedArtefacts> {
  const bodies = new Map<string, Buffer>()
  const hashes = new Map<string, string>()
  for (const [key, artefact] of Object.entries(compiled)) {
    const body = Buffer.from(canonicalJson(artefact))
    const name = hash(body)
    hashes.set(key, name)
    bodies.set(name, body)
  }
  const stored = await artefactRepository.storedHashes(db, [...bodies.keys()])
  const fresh = [...bodies].filter(([name]) => !stored.has(name))
  return { hashes, made: new Map(await Promise.all(fresh.map(encodeEntry))) }
}

async function encodeEntry([name, body]: [string, Buffer]): Promise<[string, Encoded]> {
  return [name, await encode(body)]
}

/** Undefined when the drafts are no longer what was compiled. */
async function commit(
  publisher: Publisher,
  tx: Executor,
  request: PublishRequest,
  {
    next,
    artefacts,
    upgraded,
  }: { next: Candidate; artefacts: PreparedArtefacts; upgraded: readonly string[] },
): Promise<number | undefined> {
  await releaseRepository.lockPublishing(tx)
  const now = await readCandidate(tx, request.only)
  if (fingerprint(now.next) !== fingerprint(next)) return undefined
  const changes = changesOf(now.live, now.next)
  // What is live may be another release by now.
  requireReviewed(changes, request.expected)
  requireSnippetRight(request.author, await siteBodies(tx, now.live), await siteBodies(tx, now.next.values()))
  if (changes.length === 0 && (await sameArtefacts(tx, artefacts.hashes))) {
    throw new ContentError(409, 'NothingToPublish', 'The live release is just what would be published')
  }
  await artefactRepository.addAll(tx, artefacts.made)
  const changed = changes.map((change) => change.key)
  const { author, message } = request
  const staffId = author?.id ?? null
  const release = { publishedBy: staffId, message, changed, entries: now.next, artefacts: artefacts.hashes }
  const id = await releaseRepository.add(tx, release)
  await releaseRepository.setLive(tx, id)
  await auditRepository.add(tx, staffId, 'publish', String(id), {
    message,
    changed,
    // Written in an older edition, and compiled as they are in that of today.
    ...(upgraded.length > 0 && { upgraded }),
  })
  await publisher.database.notifier.publish(liveChannel, String(id), tx)
  return id
}

/** @throws ContentError 409 naming what differs from what was reviewed */
function requireReviewed(changes: readonly Change[], expected: PublishRequest['expected']): void {
  if (expected === undefined) return
  const found = new Map(changes.map(({ key, etag }) => [key, etag]))
  const keys = [...new Set([...found.keys(), ...Object.keys(expected)])].sort()
  const changed = keys.filter((key) => !Object.hasOwn(expected, key) || found.get(key) !== expected[key])
  if (changed.length === 0) return
  const message = `Look again, these are not what was reviewed: ${changed.slice(0, 20).join(', ')}`
  throw new ContentError(409, 'EditConflict', message, { changed })
}

/** False after an upgrade that compiles the same definitions to something else: that is worth a release. */
async function sameArtefacts(tx: Executor, hashes: ReadonlyMap<string, string>): Promise<boolean> {
  const id = await releaseRepository.liveId(tx)
  if (id === undefined) return false
  const before = await artefactRepository.ofRelease(tx, id)
  return before.size === hashes.size && [...hashes].every(([key, name]) => before.get(key) === name)
}

async function readCandidate(db: Executor, only?: readonly string[]) {
  const live = await releaseRepository.listLive(db)
  return { live, next: candidate(live, await draftRepository.list(db), only) }
}
