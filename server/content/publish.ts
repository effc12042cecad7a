import type { Problem } from '#schemas/runtime/problem.ts'
import type { Database, Executor } from '../db/Database.ts'
import { type Encoded, encode, quickQuality } from '../http/encode.ts'
import { artefactRepository } from './artefactRepository.ts'
import { type AuditAction, auditRepository } from './auditRepository.ts'
import { ContentError } from './ContentError.ts'
import { type Candidate, type Change, changesOf, fingerprint, type Proposed } from './candidate.ts'
import type { PrintedRelease } from './Definition.ts'
import type { Held } from './draftRepository.ts'
import { type Approved, namesOf, requireApproved } from './fourEyes.ts'
import { noteForms } from './funnel/noteForms.ts'
import type { ReleaseCompiler } from './ReleaseCompiler.ts'
import { type KnownRelease, releaseRepository } from './releaseRepository.ts'
import { type Author, requireSnippetRight, siteBodies } from './snippetRight.ts'
import { changesIn, differing } from './texts/changesIn.ts'
import { keepMade } from './texts/keepMade.ts'

/** Tells every process that another release is live; the payload is its id. */
export const liveChannel = 'content.live'

export interface PublishCheck {
  changes: Change[]
  next: Candidate
  problems: Problem[]
}

export interface PublishRequest {
  /** Null when the program itself publishes. */
  author: Author
  /** By whose rights, where those are not the author's own. */
  rights?: Author
  message: string
  /** Keys of the drafts to publish, or of single texts of them; all when left out. */
  only?: readonly string[]
  /** What was reviewed: by key the ETag of every change, null for what is left out; anything if left out. */
  expected?: Readonly<Record<string, string | null>>
  /** What was reviewed, by key: what goes live has it so, whether that changes it still or not. */
  promised?: Readonly<Record<string, string | null>>
  /** What is to be live where that is not drafts; told again until nothing changes meanwhile. */
  propose?: (db: Executor, live: readonly Proposed[]) => Promise<Candidate>
  /** What the audit calls it; `publish` if left out. */
  action?: AuditAction
  /** More for the audit. */
  details?: Record<string, unknown>
  /** Done in the transaction that makes the release live; thrown, nothing is published. */
  settle?: (tx: Executor, releaseId: number) => Promise<void>
}

export type Publisher = {
  database: Pick<Database, 'drizzle' | 'transaction' | 'notifier'>
  releases: ReleaseCompiler
}

/** How often drafts may change under a publish before it gives up. */
const attempts = 5

/**
 * What publishing would change, and what the gate says to it. Changes nothing. What can be published is compressed behind
 * the answer: whoever reads it before publishing need not wait for that.
 */
export async function checkPublish(
  { database, releases }: Publisher,
  only?: readonly string[],
): Promise<PublishCheck> {
  const { live, next } = await releases.candidate(database.drizzle, only)
  const compiled = await releases.compile(database.drizzle, next)
  const { problems } = compiled
  // Where it fails, publishing tells.
  if (problems.length === 0) encodeFresh(database.drizzle, compiled).catch(() => {})
  return { changes: await changesIn(database.drizzle, live?.entries ?? [], next, only), next, problems }
}

/**
 * Publishes drafts as a new release and makes it live, all or nothing. The compiling and compressing is done
 * before the transaction, which is then short; a draft saved in between is noticed and all is done anew.
 * @returns the id of the release
 * @throws ContentError 422 with the problems when the gate refuses
 * @throws ContentError 409 when nothing would change, when it would be something else than what was reviewed (naming what),
 *   or when drafts never hold still; 403 when snippets would change and the author may not change them, or
 *   when another publisher has to approve something first
 */
export async function publish(publisher: Publisher, request: PublishRequest): Promise<number> {
  const { database, releases } = publisher
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { next, compiled } = await requirePublishable(publisher, request)
    const fresh = await encodeFresh(database.drizzle, compiled)
    const made = await database.transaction((tx) => commit(publisher, tx, request, { next, compiled, fresh }))
    if (made === undefined) continue
    releases.published(made)
    return made.id
  }
  throw new ContentError(409, 'Unsteady', 'Drafts keep changing while they are published; try again')
}

/**
 * What publishing would make live, compiled. Changes nothing.
 * @param onto what is live by then, where that is not what is live now
 * @throws ContentError as `publish`
 */
export async function requirePublishable(
  { database, releases }: Publisher,
  request: PublishRequest,
  onto?: readonly Proposed[],
) {
  const { before, next } = await propose(releases, database.drizzle, request, onto)
  await requireRight(database.drizzle, request, before, next)
  const compiled = await releases.compile(database.drizzle, next)
  if (compiled.problems.length > 0) {
    throw new ContentError(422, 'Unpublishable', 'The publish gate refuses this release', {
      problems: compiled.problems,
    })
  }
  return { before, next, compiled }
}

/** What is reviewed and what the rights of whoever publishes say to it. @returns who approved what */
async function requireRight(
  db: Executor,
  { author, rights = author, only, expected, promised }: PublishRequest,
  before: readonly Proposed[],
  next: Candidate,
): Promise<Approved> {
  if (expected) requireReviewed(await changesIn(db, before, next, only), expected)
  if (promised) requireSame(await differing(db, next, promised))
  await requireSameSnippets(db, rights, before, next)
  return requireApproved(db, rights, before, next)
}

/** What is live, and what is to be live instead. */
async function propose(
  releases: ReleaseCompiler,
  db: Executor,
  request: PublishRequest,
  onto?: readonly Proposed[],
) {
  const { live, next } = await releases.candidate(db, request.only, onto)
  const before = onto ?? live?.entries ?? []
  return { live, before, next: request.propose ? await request.propose(db, before) : next }
}

/** By hash the artefacts that no release has yet, compressed; of each compiled release once. */
function encodeFresh(db: Executor, compiled: PrintedRelease): Promise<ReadonlyMap<string, Encoded>> {
  const begun = encoding.get(compiled)
  if (begun) return begun
  const made = encodeAll(db, compiled)
  encoding.set(compiled, made)
  made.catch(() => encoding.delete(compiled))
  return made
}

const encoding = new WeakMap<PrintedRelease, Promise<ReadonlyMap<string, Encoded>>>()

async function encodeAll(
  db: Executor,
  { hashes, texts }: PrintedRelease,
): Promise<ReadonlyMap<string, Encoded>> {
  const stored = await artefactRepository.storedHashes(db, [...texts.keys()])
  const keys = new Map(Object.entries(hashes).map(([key, name]) => [name, key]))
  const fresh = [...texts].filter(([name]) => !stored.has(name))
  const encoded = fresh.map(async ([name, text]) => {
    const body = Buffer.from(text)
    const isQuick = readHere.test(keys.get(name) ?? '') || body.length > large
    return [name, await encode(body, isQuick ? quickQuality : undefined)] as const
  })
  return new Map(await Promise.all(encoded))
}

/** Artefacts that the platform reads and no browser asks for. */
const readHere = /^message-source\//
/** Bytes of an artefact that would hold a publish up: the texts of a site about twice as large as the starter site. */
const large = 256 * 1024

/** Undefined when the drafts are no longer what was compiled. */
async function commit(
  { database, releases }: Publisher,
  tx: Executor,
  request: PublishRequest,
  {
    next,
    compiled,
    fresh,
  }: { next: Candidate; compiled: PrintedRelease; fresh: ReadonlyMap<string, Encoded> },
): Promise<KnownRelease | undefined> {
  await releaseRepository.lockPublishing(tx)
  const { live, before, next: now } = await propose(releases, tx, request)
  if (fingerprint(now) !== fingerprint(next)) return undefined
  const changes = changesOf(before, now)
  const { author, message, rights = author } = request
  // What is live may be another release by now.
  const approved = await requireRight(tx, request, before, now)
  const artefacts = new Map(Object.entries(compiled.hashes))
  if (changes.length === 0 && live && isSame(live.artefacts, artefacts)) {
    throw new ContentError(409, 'NothingToPublish', 'The live release is just what would be published')
  }
  await artefactRepository.addAll(tx, fresh)
  const changed = changes.map((change) => change.key)
  const told = (await changesIn(tx, before, now, request.only)).map((change) => change.key)
  const staffId = author?.id ?? null
  const entries = await keepMade(tx, staffId, before, now, approved)
  const release = { publishedBy: staffId, message, changed, entries, artefacts, replaced: live?.id }
  const id = await releaseRepository.add(tx, release, live)
  await releaseRepository.setLive(tx, id)
  await noteForms(tx, live, { id, artefacts })
  await request.settle?.(tx, id)
  const { upgraded } = compiled
  await auditRepository.add(tx, staffId, request.action ?? 'publish', String(id), {
    message,
    changed: told,
    ...request.details,
    ...(Object.keys(approved).length > 0 && { approved: namesOf(approved, rights) }),
    // Written in an older edition, and compiled as they are in that of today.
    ...(upgraded.length > 0 && { upgraded }),
  })
  await database.notifier.publish(liveChannel, String(id), tx)
  return { id, entries: [...entries.values()], artefacts }
}

/** @throws ContentError 403 */
async function requireSameSnippets(
  tx: Executor,
  author: Author,
  live: readonly Held[],
  next: Candidate,
): Promise<void> {
  const sites = (held: Iterable<Held>) => [...held].filter(({ kind }) => kind === 'site')
  const [before, after] = [sites(live), sites(next.values())]
  const hashesOf = (held: readonly Held[]) => held.map(({ hash }) => hash).join()
  if (hashesOf(before) === hashesOf(after)) return
  requireSnippetRight(author, await siteBodies(tx, before), await siteBodies(tx, after))
}

/** False after an upgrade that compiles the same definitions to something else: that is worth a release. */
function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...other].every(([key, name]) => one.get(key) === name)
}

/** @throws ContentError 409 naming what differs from what was reviewed */
function requireReviewed(
  changes: readonly Change[],
  expected: NonNullable<PublishRequest['expected']>,
): void {
  const found = new Map(changes.map(({ key, etag }) => [key, etag]))
  const keys = [...new Set([...found.keys(), ...Object.keys(expected)])].sort()
  requireSame(keys.filter((key) => !Object.hasOwn(expected, key) || found.get(key) !== expected[key]))
}

/** @throws ContentError 409 naming what is not as it was reviewed */
function requireSame(changed: string[]): void {
  if (changed.length === 0) return
  const message = `Look again, these are not what was reviewed: ${changed.slice(0, 20).join(', ')}`
  throw new ContentError(409, 'EditConflict', message, { changed })
}
