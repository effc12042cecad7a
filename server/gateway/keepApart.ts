import type { FastifyInstance } from 'fastify'
import { chatFrame } from '#schemas/runtime/chatFrame.ts'
import { PlatformError } from '../platform/shared/errors.ts'

/** What is served of the sandbox's games and of its bookmaker: pages, what they are made of, and what they ask. */
export const gamePaths = ['/sandbox/games/', '/sandbox/bookmaker/'] as const
/** What is served of the chat: its frame, what runs there, and the chat of the sandbox. */
export const chatPaths = [chatFrame.path, '/assets/', '/sandbox/chat/'] as const

/**
 * What others run in frames of the site may have an origin of its own, which the operator's proxy leads to this server: at that
 * origin nothing of the site is served but what `own` begins with, so that what runs there finds neither pages nor an API that
 * it could call as its own.
 */
export function keepApart(app: FastifyInstance, origin: string, own: readonly string[]): void {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request) => {
    if (request.host !== host) return
    const path = request.url.split('?', 1)[0] ?? ''
    if (!own.some((one) => path.startsWith(one)) || path.includes('..'))
      throw new PlatformError('MethodNotFoundException', 'Not here')
  })
}
