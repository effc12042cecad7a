import { formatDefinition } from '#schemas/compiler/formatDefinition.ts'
import type { Executor } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import { candidate } from '../candidate.ts'
import { type Definition, definitionKey } from '../Definition.ts'
import { draftRepository } from '../draftRepository.ts'
import { hash } from '../hash.ts'
import { importSite, planImport, prepareImport } from '../importSite.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { revisionRepository } from '../revisionRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'

/** A whole site with every text in every locale: the starter site has 1.8 MB. */
const bodyLimit = 8 * 1024 * 1024

export function exchangeOperations(context: ContentContext): Operations<'content.export' | 'content.import'> {
  const { database, compiler } = context

  /** Definitions by key, sorted, each in its canonical text: the same for the same content. */
  async function exported(db: Executor, from: 'release' | 'drafts'): Promise<[key: string, text: string][]> {
    const live = await releaseRepository.listLive(db)
    const held = candidate(live, from === 'drafts' ? await draftRepository.list(db) : [])
    const ids = [...held.values()].map((one) => one.revisionId)
    const bodies = await revisionRepository.bodies(db, ids)
    return [...held].map(([key, one]) => [key, bodies.get(one.revisionId) ?? 'null'])
  }

  return {
    'content.export': {
      role: 'editor',
      async handle({ query, reply }) {
        const definitions = await exported(database.drizzle, query.from ?? 'release')
        return reply
          .type('application/json; charset=utf-8')
          .header('etag', etagOf(definitions))
          .send(printed(definitions))
      },
    },
    'content.import': {
      role: 'editor',
      bodyLimit,
      atOnce: 2,
      async handle({ body, query, request, member }) {
        const definitions = Object.entries(body.definitions).map(([key, one]) => named(key, one))
        const prepared = await prepareImport(definitions)
        // A client that compared before (as the command line does) sends what it compared with.
        const match = request.headers['if-match']
        const requireSame = async (db: Executor) => {
          if (match !== undefined && match !== etagOf(await exported(db, 'drafts')))
            throw new ContentError(409, 'EditConflict', 'Drafts were saved since you exported them')
        }
        const plan = async () => {
          await requireSame(database.drizzle)
          return planImport(await draftRepository.list(database.drizzle), prepared)
        }
        const carryOut = (tx: Executor) => importSite(tx, member, prepared, () => requireSame(tx))
        const changes = query.dry_run === true ? await plan() : await database.transaction(carryOut)
        const texts = new Map([...prepared.values()].map((one) => [one.hash, one.body]))
        const { problems } = await compiler.preview({ hashes: [...texts.keys()], read: () => texts }, [])
        return { changes, problems }
      },
    },
  }
}

/** Of what is exported, not of how it is printed. */
function etagOf(definitions: readonly [key: string, text: string][]): string {
  return `"${hash(JSON.stringify(definitions))}"`
}

/** Each definition as its file has it. */
function printed(definitions: readonly [key: string, text: string][]): string {
  const members = definitions.map(
    ([key, text]) => `${JSON.stringify(key)}: ${formatDefinition(JSON.parse(text)).trimEnd()}`,
  )
  return `{"definitions": {\n${members.join(',\n')}\n}}\n`
}

function named(key: string, one: Record<string, unknown>): Definition {
  const { kind, id } = one
  if (typeof kind === 'string' && typeof id === 'string' && definitionKey({ kind, id }) === key) {
    return { ...one, kind, id }
  }
  throw new ContentError(
    400,
    'InvalidRequest',
    `What stands under ${JSON.stringify(key)} is not that definition`,
  )
}
