import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SupportConfig } from '#generated/grammar/types.ts'
import { chatFrame } from '#schemas/runtime/chatFrame.ts'
import { scriptJson } from '../escapeHtml.ts'
import { commonHeaders } from '../securityHeaders.ts'
import { chatHeaders } from './chatHeaders.ts'
import { shownChat } from './shownChat.ts'

type ChatFrameOptions = {
  /** Of the live site. */
  support: (request: FastifyRequest) => SupportConfig | undefined
  /** Address of what runs in the frame; undefined where it has not been built. */
  script: string | undefined
  isHttps: (request: FastifyRequest) => boolean
  /** Origin of the pages that show the frame, where it has one of its own; else they share one. */
  site?: string | undefined
}

/**
 * The page in which the widget of the chosen chat stands, with the policy that its provider needs: the site's own pages keep
 * theirs (decision 0344). It is the same for everybody: who is here the page around it says.
 */
export function chatFramePage(app: FastifyInstance, options: ChatFrameOptions): void {
  const { support, script, isHttps, site } = options
  app.get(chatFrame.path, (request, reply) => {
    const shown = shownChat(support(request))
    const https = isHttps(request)
    if (!shown || script === undefined)
      return reply
        .code(404)
        .headers({ ...commonHeaders(https), 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/plain; charset=utf-8')
        .send('There is no chat.')
    const { provider, config, sources } = shown
    const data = scriptJson({ provider, config, ...(site !== undefined && { site }) })
    return reply
      .headers(chatHeaders(sources, { https, site }))
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>Chat</title>` +
          `<style>html,body{margin:0;block-size:100%;background:transparent}</style>` +
          `<script type="application/json" id="${chatFrame.dataId}">${data}</script><script type="module" src="${script}"></script></head><body></body></html>`,
      )
  })
}

/**
 * @param dist folder of the built app
 * @returns address of what runs in the frame; undefined where it has not been built
 */
export async function readChatScript(dist: string): Promise<string | undefined> {
  const text = await readFile(join(dist, '.vite/chatframe.json'), 'utf8').catch(() => '{}')
  const manifest: Record<string, { file: string }> = JSON.parse(text)
  const file = manifest['src/chatframe/main.ts']?.file
  return file && `/${file}`
}
