import { ContentError } from '../ContentError.ts'
import { candidate } from '../candidate.ts'
import { type Definition, definitionKey } from '../Definition.ts'
import { listDrafts, listLive, readBodies } from '../draftRepository.ts'
import { hash } from '../hash.ts'
import { importSite, planImport } from '../importSite.ts'
import { definitionText } from '../saveDraft.ts'
import type { ContentContext, Operations } from './Operation.ts'

/** A whole site with every text in every locale. */
const bodyLimit = 32 * 1024 * 1024

export function exchangeOperations(context: ContentContext): Operations<'content.export' | 'content.import'> {
  const { database, compiler } = context

  /** The same bytes for the same content: canonical definitions, sorted by key. */
  async function exportText(from: 'release' | 'drafts'): Promise<string> {
    const live = await listLive(database.drizzle)
    const held = candidate(live, from === 'drafts' ? await listDrafts(database.drizzle) : [])
    const ids = [...held.values()].map((one) => one.revisionId)
    const bodies = await readBodies(database.drizzle, ids)
    const members = [...held].map(([key, one]) => `${JSON.stringify(key)}:${bodies.get(one.revisionId)}`)
    return `{"definitions":{${members.join(',')}}}\n`
  }

  return {
    'content.export': {
      role: 'editor',
      async handle({ query, reply }) {
        const text = await exportText(query.from ?? 'release')
        return reply
          .type('application/json; charset=utf-8')
          .header('etag', `"${hash(text)}"`)
          .send(text)
      },
    },
    'content.import': {
      role: 'editor',
      bodyLimit,
      async handle({ body, query, request, member }) {
        const definitions = Object.entries(body.definitions).map(([key, one]) => named(key, one))
        for (const definition of definitions) definitionText(definition)
        // A client that compared before (as the command line does) sends what it compared with.
        const match = request.headers['if-match']
        if (match !== undefined && match !== `"${hash(await exportText('drafts'))}"`) {
          throw new ContentError(409, 'EditConflict', 'Drafts were saved since you exported them')
        }
        const changes =
          query.dry_run === true
            ? planImport(await listDrafts(database.drizzle), definitions)
            : await database.transaction((tx) => importSite(tx, member, definitions))
        const { problems } = await compiler.compileRelease(definitions)
        return { changes, problems }
      },
    },
  }
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
