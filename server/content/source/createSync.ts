import type { FastifyBaseLogger } from 'fastify'
import type { LocalesDefinition } from '#generated/grammar/types.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Database, Executor } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import { type Definition, definitionKey } from '../Definition.ts'
import { hash } from '../hash.ts'
import { prepareImport } from '../importSite.ts'
import { keepMediaFile } from '../media/keepMediaFile.ts'
import { mediaFileRepository } from '../media/mediaFileRepository.ts'
import { publish } from '../publish.ts'
import type { ReleaseCompiler } from '../ReleaseCompiler.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { revisionRepository } from '../revisionRepository.ts'
import type { ContentSource, Library, SiteLanguages, Snapshot } from './ContentSource.ts'
import { type SourceRow, sourceRepository } from './sourceRepository.ts'
import { takeSnapshot } from './takeSnapshot.ts'

/** What a look at a CMS came to. */
export type SyncOutcome = 'unchanged' | 'published' | 'refused' | 'invalid' | 'overtaken'

type Services = {
  database: Database
  releases: ReleaseCompiler
  source: ContentSource
  /** Bytes that the files of the library may come to. */
  mediaQuota: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * By whose rights a CMS publishes: those of a publisher who is nobody of the staff. Snippets wait for an admin, and what is
 * marked for four eyes for a publisher, who approve and publish in the studio what stands in the drafts.
 */
const rights = { id: 0, role: 'publisher' } as const

/** Brings what a CMS has published into the drafts, and from there through the gate. */
export function createSync({ database, releases, source, mediaQuota, log }: Services) {
  const { drizzle } = database
  const { name } = source
  /** What the CMS said it was when it was last read whole, by this process. */
  let version: string | undefined

  /** The languages of the site: as the CMS has them, or else as the live release does. */
  async function languages(definitions: readonly Definition[]): Promise<SiteLanguages> {
    const own = definitions.find(({ kind }) => kind === 'locales')
    const held = own
      ? undefined
      : (await releaseRepository.listLive(drizzle)).find(({ kind }) => kind === 'locales')
    const text = held && (await revisionRepository.bodies(drizzle, [held.revisionId])).get(held.revisionId)
    const said = (own ?? JSON.parse(text ?? '{}')) as Partial<LocalesDefinition>
    const all = Array.isArray(said.locales) ? said.locales.map(({ code }) => String(code)) : []
    return { fallback: String(said.default ?? all[0]), all }
  }

  const library: Library = {
    kept: async (hashes) => new Set((await mediaFileRepository.find(drizzle, hashes)).keys()),
    keep: (file) => database.transaction((tx) => keepMediaFile(tx, null, file, mediaQuota)),
  }

  /** Takes what was read; false where another process took something since. */
  async function take(turn: number, { snapshot, prepared, fingerprint }: Read) {
    const { problems, fallbacks } = snapshot
    const isInvalid = problems.length > 0
    const row = {
      fingerprint,
      state: isInvalid ? 'invalid' : 'taken',
      details: { problems, fallbacks },
    } as const
    return database.transaction(async (tx) => {
      if (!(await sourceRepository.take(tx, name, turn, row))) return false
      if (!isInvalid) await takeSnapshot(tx, name, snapshot, prepared)
      return true
    })
  }

  /** Publishes what was taken and is not live yet; what the gate refuses stays in the drafts, and what is live, live. */
  async function bringLive({ turn, details }: Pick<SourceRow, 'turn' | 'details'>): Promise<SyncOutcome> {
    const { fallbacks } = details
    const only = (await sourceRepository.list(drizzle)).map(definitionKey)
    const live = async (tx: Executor, releaseId?: number) => {
      const how = {
        state: 'live',
        details: { problems: [], fallbacks },
        ...(releaseId && { releaseId }),
      } as const
      if (await sourceRepository.settle(tx, name, turn, how)) await sourceRepository.forgetGone(tx)
    }
    try {
      const id = await publish(
        { database, releases },
        { author: null, rights, message: `From ${name}`, only, details: { source: name }, settle: live },
      )
      log.info({ release: id }, 'what a CMS has published is live')
      return 'published'
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      if (error.type === 'NothingToPublishException') {
        await database.transaction((tx) => live(tx))
        return 'unchanged'
      }
      if (error.problems === undefined && error.status !== 403) throw error
      const problems = error.problems ?? problemsOf(error)
      await sourceRepository.settle(drizzle, name, turn, {
        state: 'refused',
        details: { problems, fallbacks },
      })
      if (!isSame(problems, details.problems)) tell(problems)
      return 'refused'
    }
  }

  function tell(problems: readonly Problem[]): void {
    const first = problems
      .slice(0, 10)
      .map(({ definition, pointer, message }) => `${definition}#${pointer}: ${message}`)
    log.warn({ problems: first, count: problems.length }, 'what a CMS has published cannot go live')
  }

  /** What is published there, as it would be kept, and a name for all of it. */
  async function readWhole(): Promise<Read> {
    const snapshot = await source.read(languages, library)
    try {
      const prepared = await prepareImport(snapshot.definitions.map(({ definition }) => definition))
      return { snapshot, prepared, fingerprint: fingerprintOf(snapshot, prepared) }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const unusable = withProblem(snapshot, error)
      return { snapshot: unusable, prepared: new Map(), fingerprint: fingerprintOf(unusable, new Map()) }
    }
  }

  async function goOn(row: SourceRow): Promise<SyncOutcome> {
    if (row.state === 'invalid') return 'invalid'
    return row.state === 'live' ? 'unchanged' : bringLive(row)
  }

  return {
    /**
     * Looks what is published there, and makes it live.
     * @param isWhole reads everything even where the CMS says that nothing was published since
     * @throws SourceError where the CMS cannot be read
     */
    async look(isWhole: boolean): Promise<SyncOutcome> {
      const row = await sourceRepository.find(drizzle, name)
      if (row && !isWhole && version !== undefined && version === (await source.version())) return goOn(row)
      const read = await readWhole()
      const isNew = row?.fingerprint !== read.fingerprint
      if (isNew && !(await take(row?.turn ?? 0, read))) return 'overtaken'
      version = read.snapshot.version
      if (row && !isNew) return goOn(row)
      const { problems, fallbacks } = read.snapshot
      if (problems.length === 0)
        return bringLive({ turn: (row?.turn ?? 0) + 1, details: { problems, fallbacks } })
      tell(problems)
      return 'invalid'
    },

    /** What became of what was read last. */
    row: () => sourceRepository.find(drizzle, name),
  }
}

type Read = { snapshot: Snapshot; prepared: Prepared; fingerprint: string }
type Prepared = Awaited<ReturnType<typeof prepareImport>>

/** Of what was read, and of what is wrong with it. */
function fingerprintOf({ definitions, problems, fallbacks }: Snapshot, prepared: Prepared): string {
  const documents = definitions.map(({ definition, document }) => `${definitionKey(definition)} ${document}`)
  const texts = [...prepared].map(([key, one]) => `${key} ${one.hash}`)
  return hash(JSON.stringify([texts.sort(), documents.sort(), problems, fallbacks]))
}

/** What no database could keep, such as numbers that JSON knows and nobody else. */
function withProblem(snapshot: Snapshot, { message }: ContentError): Snapshot {
  const problem = { definition: '', pointer: '', code: 'source_json', message, hint: 'Correct it there.' }
  return { ...snapshot, problems: [...snapshot.problems, problem] }
}

/** A refusal that is no word of the gate: snippets, or what waits for a second publisher. */
function problemsOf({ type, message, changed }: ContentError): Problem[] {
  const isWaiting = type === 'NotApprovedException'
  const hint = isWaiting ? 'A publisher approves it in the studio.' : 'An admin publishes it in the studio.'
  const code = isWaiting ? 'not_approved' : 'needs_admin'
  return (changed ?? ['site/main']).map((definition) => ({
    ...{ definition, pointer: isWaiting ? '' : '/snippets', code, hint },
    message: isWaiting ? 'This is marked for four eyes.' : `${message}.`,
  }))
}

const isSame = (one: readonly Problem[], other: readonly Problem[]) =>
  JSON.stringify(one) === JSON.stringify(other)
