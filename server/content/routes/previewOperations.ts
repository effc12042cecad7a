import type { SitePreview } from '#generated/contentApi.ts'
import { ContentError } from '../ContentError.ts'
import type { OpenPreview } from '../previews/Previews.ts'
import { sampleAnswer } from '../previews/sampleAnswer.ts'
import type { ContentContext, Operations } from './Operation.ts'

type PreviewOperations = Operations<
  | 'content.makePreview'
  | 'content.listPreviewLinks'
  | 'content.deletePreviewLink'
  | 'content.getPreview'
  | 'content.getPreviewArtefact'
  | 'content.getPreviewAnswer'
>

/** Drafts as they are seen in the site itself. Nothing of it may be kept by browsers or by what stands before them. */
export function previewOperations({ previews }: ContentContext): PreviewOperations {
  async function open(token: string): Promise<OpenPreview> {
    const found = await previews.open(token)
    if (found) return found
    throw new ContentError(404, 'NotFound', 'There is no such preview, or no more')
  }

  return {
    'content.makePreview': {
      role: 'editor',
      bodyLimit: 1024 * 1024,
      async handle({ body, member }) {
        const { problems, made } = await previews.make(body.lasts, member, body.only)
        return { problems, ...(made && { preview: view(made.token, made) }) }
      },
    },
    'content.listPreviewLinks': {
      role: 'editor',
      async handle({ member }) {
        const items = (await previews.links()).map(({ id, madeBy, by, createdAt, until, keys }) => ({
          ...{ id, by, keys },
          created_at: createdAt.toISOString(),
          until: until.toISOString(),
          may_take_back: madeBy === member.id || member.role !== 'editor',
        }))
        return { items }
      },
    },
    'content.deletePreviewLink': {
      role: 'editor',
      async handle({ path, member, reply }) {
        await previews.takeBack(member, path.id)
        return reply.code(204).send()
      },
    },
    'content.getPreview': {
      role: 'public',
      async handle({ path, reply }) {
        reply.headers(unkept)
        return view(path.token, await open(path.token))
      },
    },
    'content.getPreviewArtefact': {
      role: 'public',
      async handle({ path, reply }) {
        reply.headers(unkept)
        const body = (await open(path.token)).preview.body(path.hash)
        if (body === undefined) throw new ContentError(404, 'NotFound', 'There is no such artefact')
        return reply.type('application/json; charset=utf-8').send(body)
      },
    },
    'content.getPreviewAnswer': {
      role: 'public',
      async handle({ path, query, reply }) {
        reply.headers(unkept)
        await open(path.token)
        const answer = await sampleAnswer(path.operation, query.player)
        return answer ?? reply.code(204).send()
      },
    },
  }
}

const unkept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

function view(token: string, { preview, until }: OpenPreview): SitePreview {
  return { token, until: until.toISOString(), ...preview.current() }
}
