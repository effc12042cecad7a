import type { Problem } from '#schemas/runtime/problem.ts'
import type { Database } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import { type Candidate, candidate, changesOf } from '../candidate.ts'
import type { LiveContent } from '../LiveContent.ts'
import type { ReleaseCompiler } from '../ReleaseCompiler.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { revisionRepository } from '../revisionRepository.ts'
import { Preview } from './Preview.ts'
import { type PreviewClaims, readPreview, signPreview } from './previewToken.ts'

/** How long a preview can be opened, in hours: while somebody works at it, or by whom a link is sent to. */
export const previewHours = { visit: 12, day: 24, week: 7 * 24 } as const

/** Previews that are held compiled; about a megabyte each, besides what is live as well. */
const most = 8

export type OpenPreview = { preview: Preview; until: Date }
export type MadePreview = { problems: Problem[]; made?: OpenPreview & { token: string } }

type PreviewsOptions = {
  database: Pick<Database, 'drizzle'>
  live: LiveContent
  releases: ReleaseCompiler
  /** Signs what a link names; the same in every process. */
  key: Buffer
}

/**
 * The site with drafts applied, for whoever holds a signed name of exactly those drafts. The name says all that is needed to
 * make it, so that nothing is kept but what was asked for last.
 */
export class Previews {
  readonly #options: PreviewsOptions
  /** By what they show, the one that was used last at the end. */
  readonly #held = new Map<string, Promise<Preview | undefined>>()

  constructor(options: PreviewsOptions) {
    this.#options = options
  }

  /**
   * A preview of the drafts as they are now. Within one hour the same drafts have the same name.
   * @param only keys of the drafts that it shows; all when left out
   * @returns what the gate says; where that is something, nothing can be shown
   * @throws ContentError 503 before the first release; 422 where too many definitions differ to be named
   */
  async make(lasts: keyof typeof previewHours, only?: readonly string[]): Promise<MadePreview> {
    const { database, releases, live, key } = this.#options
    const db = database.drizzle
    const { live: release, next, drafts } = await releases.candidate(db, only)
    if (release === undefined) throw new ContentError(503, 'ApplicationUnavailable', 'No release is live yet')
    const changed = new Set(changesOf(release.entries, next).map((change) => change.key))
    const revisions = drafts
      .flatMap((draft) => (changed.has(`${draft.kind}/${draft.id}`) ? [draft.revisionId] : []))
      .sort((one, other) => one - other)
    const hour = 3_600_000
    const until = new Date(Math.ceil(Date.now() / hour + previewHours[lasts]) * hour)
    const claims: PreviewClaims = { release: release.id, revisions, until: until.getTime() / 1000 }
    const token = signPreview(key, claims)
    if (token === undefined)
      throw new ContentError(422, 'Unpublishable', 'Too many definitions differ for one preview: choose some')
    const compiled = await releases.compile(db, next)
    const { problems } = compiled
    if (problems.length > 0) return { problems }
    const preview = await this.#hold(nameOf(claims), () => Preview.of(compiled, live))
    return preview ? { problems, made: { preview, until, token } } : { problems }
  }

  /** @returns undefined where the name is forged, over, or of what is there no more */
  async open(token: string): Promise<OpenPreview | undefined> {
    const claims = readPreview(this.#options.key, token)
    if (claims === undefined) return undefined
    const preview = await this.#hold(nameOf(claims), () => this.#compile(claims))
    return preview && { preview, until: new Date(claims.until * 1000) }
  }

  async #compile({ release, revisions }: PreviewClaims): Promise<Preview | undefined> {
    const { database, releases, live } = this.#options
    const db = database.drizzle
    const held = await releaseRepository.held(db, release)
    const drafts = await revisionRepository.held(db, revisions)
    if (held.length === 0 || drafts.length < revisions.length) return undefined
    const next: Candidate = candidate(held, drafts)
    const compiled = await releases.compile(db, next)
    // A later version of the program may refuse what an earlier one has let through.
    return compiled.problems.length > 0 ? undefined : Preview.of(compiled, live)
  }

  /** What is held under the name, or is made now; the one whose use is longest ago gives way. */
  async #hold(name: string, make: () => Promise<Preview | undefined>): Promise<Preview | undefined> {
    const found = this.#held.get(name)
    const made = found ?? make()
    this.#held.delete(name)
    this.#held.set(name, made)
    const [oldest] = this.#held.keys()
    if (this.#held.size > most && oldest !== undefined) this.#held.delete(oldest)
    try {
      return await made
    } catch (error) {
      this.#held.delete(name)
      throw error
    }
  }
}

const nameOf = ({ release, revisions }: PreviewClaims) => `${release} ${revisions.join(' ')}`
