import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotFound } from '../shared/errors.ts'
import { answerError } from './answerError.ts'
import { readApiDescription } from './apiDescription.ts'
import { checkOrigin, refuseForeignSite } from './checkOrigin.ts'
import { describeOperations } from './describeOperation.ts'
import { parseMultipartBody, parseUrlencodedBody } from './formFields.ts'
import { type MountOptions, mountOperations } from './mountOperations.ts'

export type PlatformOptions = MountOptions

const prefixes = ['/api', '/nfx']

/** The embedded platform: every described operation under /api, /nfx, /oauth and /hit. */
export async function platformPlugin(fastify: FastifyInstance, options: PlatformOptions): Promise<void> {
  const api = readApiDescription()
  const operations = describeOperations(api)
  if (!fastify.hasReplyDecorator('setCookie')) await fastify.register(cookie)
  for (const prefix of [...prefixes, '']) {
    const own = operations.filter(
      (one) => prefix === (prefixes.find((p) => one.url.startsWith(`${p}/`)) ?? ''),
    )
    const mounted = own.map((one) => ({ ...one, url: one.url.slice(prefix.length) }))
    await fastify.register(
      async (scope) => {
        acceptForms(scope)
        scope.setErrorHandler(answerError)
        if (prefix !== '') {
          const refuse = (request: FastifyRequest) => {
            throw methodNotFound(`There is no ${request.method} ${request.url.split('?')[0]}`)
          }
          scope.setNotFoundHandler(refuse)
          // The pages of the site answer every GET that nothing else does: these paths are none of theirs.
          for (const url of ['/', '/*']) scope.all(url, { exposeHeadRoute: false }, refuse)
        }
        // Before the body is read, so that nothing of a foreign request is.
        scope.addHook('onRequest', async (request, reply) => {
          if (request.method === 'POST' && !request.is404)
            checkOrigin(request, options.originOf?.(request) ?? options.publicUrl)
          // Pages of other sites may lead to /oauth and show /hit; /api is called from our own pages alone.
          else if (prefix === '/api') refuseForeignSite(request)
          else if (prefix === '') reply.header('cross-origin-resource-policy', 'cross-origin')
        })
        mountOperations(scope, api, mounted, options)
      },
      { prefix },
    )
  }
}

/** Forms and nothing else; Fastify refuses any other type of body. */
function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseUrlencodedBody(body),
  )
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      parseMultipartBody(body, request.headers['content-type'] ?? ''),
  )
}
