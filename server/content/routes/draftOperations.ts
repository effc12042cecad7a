import type { FastifyRequest } from 'fastify'
import { approve } from '../approve.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { candidate, changesOf } from '../candidate.ts'
import { commentRepository } from '../colleagues/commentRepository.ts'
import { type Definition, definitionKey, nameOf } from '../Definition.ts'
import { draftRepository } from '../draftRepository.ts'
import { draftSummaries } from '../draftSummaries.ts'
import { draftView, program } from '../draftView.ts'
import { hashIn } from '../etagOf.ts'
import { requireMediaRight } from '../media/requireMediaRight.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { planRename, rename } from '../rename.ts'
import { revisionRepository } from '../revisionRepository.ts'
import { deleteDraft, discardDraft, type Expectation, saveDraft } from '../saveDraft.ts'
import { saveDrafts } from '../saveDrafts.ts'
import { sourceRepository } from '../source/sourceRepository.ts'
import type { Role } from '../staff/roles.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Drafts = Operations<
  | 'content.listDefinitions'
  | 'content.listDrafts'
  | 'content.getDraft'
  | 'content.saveDraft'
  | 'content.saveDrafts'
  | 'content.deleteDraft'
  | 'content.approve'
  | 'content.withdrawApproval'
  | 'content.listRevisions'
  | 'content.listUses'
  | 'content.rename'
  | 'content.findPlace'
  | 'content.previewDefinition'
>

export function draftOperations({ database, compiler, releases, source }: ContentContext): Drafts {
  async function read(kind: string, id: string) {
    const draft = await draftView(database.drizzle, compiler, kind, id)
    if (draft === undefined) throw new ContentError(404, 'NotFound', `There is no definition ${kind}/${id}`)
    const sourced = source && (await sourceRepository.among(database.drizzle, [draft.key])).get(draft.key)
    if (!sourced) return draft
    return { ...draft, source: { name: sourced.source, url: source.editUrl(draft.key, sourced.document) } }
  }

  /** Everything as editors have it now. */
  async function drafted() {
    return (await releases.candidate(database.drizzle)).next
  }

  /** @throws ContentError 403, or 409 naming what shows it; going back to what is live takes nothing away */
  async function requireUnusedMedia(name: { kind: string; id: string }, role: Role, isDiscarded: boolean) {
    const key = definitionKey(name)
    const { live, next } = await releases.candidate(database.drizzle)
    if (isDiscarded && live?.entries.some((one) => definitionKey(one) === key)) return
    if (!isDiscarded) requireMediaRight(role)
    const uses = await releases.findUses(database.drizzle, next, key)
    if (uses.length === 0) return
    const changed = [...new Set(uses.map(({ definition }) => definition))]
    throw new ContentError(409, 'InUse', `It is shown by ${changed.join(', ')}`, { changed })
  }

  return {
    'content.listDefinitions': {
      role: 'editor',
      async handle({ query }) {
        // First, so that what is done while the rest is read is another version.
        const version = await auditRepository.version(database.drizzle)
        const live = await releaseRepository.listLive(database.drizzle)
        const all = await draftRepository.list(database.drizzle)
        const found =
          query.query === undefined
            ? all
            : await draftRepository.list(database.drizzle, query.query.toLowerCase())
        const changes = new Map(changesOf(live, candidate(live, all)).map(({ key, change }) => [key, change]))
        const comments = await commentRepository.open(database.drizzle)
        const sourced = new Map(
          (source ? await sourceRepository.list(database.drizzle) : []).map((row) => [
            definitionKey(row),
            row,
          ]),
        )
        const items = found.flatMap((draft) => {
          const key = definitionKey(draft)
          const state = changes.get(key) ?? ('live' as const)
          // Gone from the live release as well: history alone knows of it.
          if (draft.deleted && state === 'live') return []
          const { kind, id, savedAt, savedBy } = draft
          const open = comments.get(key)
          const saved = { saved_at: savedAt.toISOString(), saved_by: savedBy ?? program }
          const from = sourced.get(key)
          return [
            {
              ...{ kind, id, key, state, ...saved },
              ...(open !== undefined && { open_comments: open }),
              ...(from && !from.gone && { source: from.source }),
            },
          ]
        })
        return { items, version }
      },
    },
    'content.listDrafts': {
      role: 'editor',
      async handle({ query, member }) {
        const found = await releases.candidate(database.drizzle)
        const { problems } = await releases.compile(database.drizzle, found.next)
        const asked = { kind: query.kind, texts: query.texts, readerId: member.id }
        const items = await draftSummaries(database.drizzle, releases, found, problems, asked)
        return { items, problems }
      },
    },
    'content.getDraft': {
      role: 'editor',
      async handle({ path, reply }) {
        const draft = await read(path.kind, path.id)
        reply.header('etag', draft.etag)
        return draft
      },
    },
    'content.saveDraft': {
      role: 'editor',
      bodyLimit: 2 * 1024 * 1024,
      async handle({ path, body, member, request, reply }) {
        const { kind, id } = path
        if (body.kind !== kind || body.id !== id) {
          throw new ContentError(
            400,
            'InvalidRequest',
            `The body must be the definition ${kind}/${id} itself`,
          )
        }
        const definition: Definition = { ...body, kind, id }
        const expected = expectation(request)
        await database.transaction((tx) => saveDraft(tx, member, definition, expected))
        const draft = await read(kind, id)
        reply.header('etag', draft.etag)
        return draft
      },
    },
    'content.saveDrafts': {
      role: 'editor',
      bodyLimit: 4 * 1024 * 1024,
      async handle({ body: { changes }, member }) {
        for (const { key, definition } of changes)
          if (definition === null && key.startsWith('media/'))
            await requireUnusedMedia(nameOf(key), member.role, true)
        return { items: await database.transaction((tx) => saveDrafts(tx, member, changes)) }
      },
    },
    'content.deleteDraft': {
      role: 'editor',
      async handle({ path, query, member, request, reply }) {
        const expected = expectation(request)
        const isDiscarded = query.discard === true
        if (path.kind === 'media') await requireUnusedMedia(path, member.role, isDiscarded)
        const act = isDiscarded ? discardDraft : deleteDraft
        await database.transaction((tx) => act(tx, member, path, expected))
        return reply.code(204).send()
      },
    },
    'content.approve': {
      role: 'publisher',
      async handle({ path, query, member, request, reply }) {
        const hash = reviewed(request)
        await database.transaction((tx) => approve(tx, member.id, path, hash, true, query.text))
        return reply.code(204).send()
      },
    },
    'content.withdrawApproval': {
      role: 'publisher',
      async handle({ path, member, request, reply }) {
        const hash = reviewed(request)
        await database.transaction((tx) => approve(tx, member.id, path, hash, false))
        return reply.code(204).send()
      },
    },
    'content.listUses': {
      role: 'editor',
      async handle({ path }) {
        return { items: await releases.findUses(database.drizzle, await drafted(), definitionKey(path)) }
      },
    },
    'content.rename': {
      role: 'editor',
      async handle({ body, member }) {
        const { definition, message, to, expected } = body
        const renaming = definition === undefined ? { message: message ?? '', to } : { definition, to }
        const context = { database, releases }
        if (body.dry_run === true) {
          const { seen: _, ...plan } = await planRename(context, renaming)
          return plan
        }
        if (expected === undefined)
          throw new ContentError(428, 'PreconditionRequired', 'Send the etags of the dry run as expected')
        return rename(context, member, renaming, expected)
      },
    },
    'content.findPlace': {
      role: 'editor',
      async handle({ path, query }) {
        const key = definitionKey(path)
        const place = await releases.findPlace(database.drizzle, await drafted(), key, query.pointer)
        if (place === undefined) throw new ContentError(404, 'NotFound', `No definition makes ${key} alone`)
        return place
      },
    },
    'content.previewDefinition': {
      role: 'editor',
      bodyLimit: 2 * 1024 * 1024,
      async handle({ body: { definition, artefacts: wanted } }) {
        const typed = definition as Definition
        return releases.preview(database.drizzle, await drafted(), typed, wanted)
      },
    },
    'content.listRevisions': {
      role: 'editor',
      async handle({ path }) {
        const rows = await revisionRepository.list(database.drizzle, path.kind, path.id)
        if (rows.length === 0) {
          throw new ContentError(404, 'NotFound', `There never was a definition ${path.kind}/${path.id}`)
        }
        const items = rows.map((row) => ({
          id: row.id,
          definition: row.body === null ? null : (JSON.parse(row.body) as Record<string, unknown>),
          saved_at: row.savedAt.toISOString(),
          saved_by: row.savedBy ?? program,
          releases: row.releases,
          is_live: row.isLive,
        }))
        return { items }
      },
    },
  }
}

/** @throws ContentError 428: saving blindly would undo what somebody else did */
function expectation(request: FastifyRequest): Expectation {
  const { 'if-match': match, 'if-none-match': none } = request.headers
  if (match !== undefined) return { hash: hashIn(match) }
  if (none?.trim() === '*') return 'absent'
  const hint = 'Send the ETag that you read as If-Match, or If-None-Match: * for a new definition'
  throw new ContentError(428, 'PreconditionRequired', hint)
}

/** @throws ContentError 428: what was not looked at is not approved */
function reviewed(request: FastifyRequest): string {
  const expected = expectation(request)
  if (typeof expected === 'object') return expected.hash
  throw new ContentError(428, 'PreconditionRequired', 'Send the ETag that you looked at as If-Match')
}
