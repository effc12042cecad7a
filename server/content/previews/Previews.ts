import { PLACEHOLDER_TEXT, type Problem } from '#schemas/runtime/problem.ts'
import type { Database } from '../../db/Database.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { type Candidate, candidate, changesOf } from '../candidate.ts'
import type { LiveContent } from '../LiveContent.ts'
import type { ReleaseCompiler } from '../ReleaseCompiler.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { revisionRepository } from '../revisionRepository.ts'
import type { StaffMember } from '../staff/staffRepository.ts'
import { definitionOf } from '../texts/textKey.ts'
import { linkRepository } from './linkRepository.ts'
import { Preview } from './Preview.ts'
import { type PreviewClaims, readPreview, signPreview } from './previewToken.ts'

/** How long a preview can be opened, in hours: while somebody works at it, or by whom a link is sent to. */
export const previewHours = { visit: 12, day: 24, week: 7 * 24 } as const

/** Previews that are held compiled; about a megabyte each, besides what is live as well. */
const most = 8

export type OpenPreview = { preview: Preview; until: Date }
export type MadePreview = { problems: Problem[]; made?: OpenPreview & { token: string } }

type PreviewsOptions = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  live: LiveContent
  releases: ReleaseCompiler
  /** Signs what a link names; the same in every process. */
  key: Buffer
}

/**
 * The site with drafts applied, for whoever holds a signed name of exactly those drafts. The name says all that is needed to
 * make it, so that no process keeps more than what was asked for last.
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
   * One for a colleague is a link, which is written down and can be taken back.
   * @param by whose it is
   * @param only keys of the drafts that it shows; all when left out
   * @returns what the gate says against it; where that is something, nothing can be shown
   * @throws ContentError 503 before the first release; 422 where too many definitions differ to be named
   */
  async make(
    lasts: keyof typeof previewHours,
    by: Pick<StaffMember, 'id'>,
    only?: readonly string[],
  ): Promise<MadePreview> {
    const { database, releases, live, key } = this.#options
    const db = database.drizzle
    // A preview is named by revisions: messages of which single texts are named are shown as their drafts have them.
    const { live: release, next, drafts } = await releases.candidate(db, only?.map(definitionOf))
    if (release === undefined) throw new ContentError(503, 'ApplicationUnavailable', 'No release is live yet')
    const changed = new Set(changesOf(release.entries, next).map((change) => change.key))
    const revisions = drafts
      .flatMap((draft) => (changed.has(`${draft.kind}/${draft.id}`) ? [draft.revisionId] : []))
      .sort((one, other) => one - other)
    const hour = 3_600_000
    const until = new Date(Math.ceil(Date.now() / hour + previewHours[lasts]) * hour)
    const claims: PreviewClaims = { release: release.id, revisions, until: until.getTime() / 1000 }
    const sign = (link?: number): string => {
      const token = signPreview(key, { ...claims, ...(link !== undefined && { link }) })
      if (token !== undefined) return token
      throw new ContentError(422, 'Unpublishable', 'Too many definitions differ for one preview: choose some')
    }
    const own = sign()
    const compiled = await releases.compile(db, next)
    const problems = compiled.problems.filter(hides)
    if (problems.length > 0) return { problems }
    const preview = await this.#hold(nameOf(claims), () => Preview.of(compiled, live))
    if (preview === undefined) return { problems }
    if (lasts === 'visit') return { problems, made: { preview, until, token: own } }
    const token = await database.transaction(async (tx) => {
      const keys = [...changed].sort()
      const link = await linkRepository.add(tx, { madeBy: by.id, until, keys })
      await auditRepository.add(tx, by.id, 'share', String(link), { until: until.toISOString() })
      return sign(link)
    })
    return { problems, made: { preview, until, token } }
  }

  /** Links to previews that hold, the latest first. */
  links = () => linkRepository.list(this.#options.database.drizzle)

  /**
   * A link opens nothing from now on, also where it is open.
   * @throws ContentError 404 when there is no such link; editors take back those alone that they made
   */
  async takeBack(by: Pick<StaffMember, 'id' | 'role'>, id: number): Promise<void> {
    await this.#options.database.transaction(async (tx) => {
      if (!(await linkRepository.remove(tx, id, by.role === 'editor' ? by.id : undefined)))
        throw new ContentError(404, 'NotFound', `There is no link ${id} that you could take back`)
      await auditRepository.add(tx, by.id, 'unshare', String(id))
    })
  }

  /** @returns undefined where the name is forged, over, taken back, or of what is there no more */
  async open(token: string): Promise<OpenPreview | undefined> {
    const claims = readPreview(this.#options.key, token)
    if (claims === undefined) return undefined
    const { link } = claims
    if (link !== undefined && !(await linkRepository.holds(this.#options.database.drizzle, link)))
      return undefined
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
    return compiled.problems.some(hides) ? undefined : Preview.of(compiled, live)
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

/** A text of a template that is still to be written cannot be published; what is begun of it is looked at with it. */
const hides = ({ code }: Problem) => code !== PLACEHOLDER_TEXT

const nameOf = ({ release, revisions }: PreviewClaims) => `${release} ${revisions.join(' ')}`
