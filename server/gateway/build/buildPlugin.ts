import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type LiveSource, Release } from '../Release.ts'
import { buildMetadata } from './buildMetadata.ts'
import { pagePayload } from './pagePayload.ts'
import type { Build } from './readBuild.ts'

/**
 * Files about the build that is served and its pages, for whoever draws pages ahead or asks whether there is a newer build:
 * `/_build/latest.json`, `/_build/meta/{id}.json` and `/_build/pages/{address}.json` (`index.json` for `/`).
 */
export function buildPlugin(app: FastifyInstance, { live, build }: { live: LiveSource; build: Build }): void {
  let release: Release | undefined
  let metadata: string | undefined
  const unsubscribe = live.subscribe(() => {
    release = undefined
    metadata = undefined
  })
  app.addHook('onClose', async () => unsubscribe())
  const current = () => {
    release ??= new Release(live)
    return release
  }

  app.get('/_build/latest.json', (_request, reply) => send(reply, JSON.stringify(build)))

  app.get('/_build/meta/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    // A page of another build learns by this that its own is gone.
    if (file !== `${build.id}.json`) return missing(reply)
    metadata ??= JSON.stringify(buildMetadata(current(), build))
    return send(reply, metadata)
  })

  app.get('/_build/pages/*', (request, reply) => {
    const [path = ''] = request.url.slice('/_build/pages'.length).split('?', 1)
    if (!path.endsWith('.json')) return missing(reply)
    const address = path === '/index.json' ? '/' : path.slice(0, -'.json'.length)
    const payload = pagePayload(current(), address)
    return payload ? send(reply, JSON.stringify({ build: build.id, ...payload })) : missing(reply)
  })
}

function send(reply: FastifyReply, body: string): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.headers({ etag, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('application/json; charset=utf-8')
    .send('{"error":"There is no such file"}')
}
