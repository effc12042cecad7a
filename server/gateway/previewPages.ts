import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { previewNames, previewParameters } from '#schemas/studio/previewNames.ts'
import { answerPage } from './answerPage.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'
import { type LiveSource, Release } from './Release.ts'
import type { Template } from './readTemplate.ts'
import { assemblePage, renderPage } from './renderPage.ts'
import { commonHeaders, createNonce, previewHeaders } from './securityHeaders.ts'
import { pageVaries, sendPage } from './sendPage.ts'

/** What previews are made of. */
export type PreviewSource = {
  /** Undefined where nobody was given this name, or it is over. */
  open: (token: string) => Promise<{ preview: LiveSource } | undefined>
  /** Who is pretended to be signed in, in a state that is named. */
  player: (state: string | undefined) => SessionFacts
  /** Address of the script that runs in a preview before the app does. */
  script: string | undefined
}

type PreviewOptions = PreviewSource & {
  template: (url: string) => Template | Promise<Template>
  originOf: (request: FastifyRequest) => string
  socials?: (() => readonly string[]) | undefined
  payments?: readonly string[] | undefined
  development?: boolean | undefined
}

/**
 * The site with drafts applied, for frames of the studio: the pages that players would get, by the same code, at
 * `/preview/{token}/…`. They begin with a script that answers for the platform and puts the address right, so that nothing of
 * the site knows that it is a preview. Nothing of it is kept anywhere, code of third parties does not run, and nobody is
 * signed in but a player whom nobody is.
 */
export function previewPages(app: FastifyInstance, options: PreviewOptions): void {
  const { originOf, template, socials, payments } = options

  app.get(`${previewNames.path}*`, async (request, reply) => {
    const https = originOf(request).startsWith('https:')
    const [, token = '', path = '/', query = ''] =
      /^([^/?]*)(\/[^?]*)?\??(.*)$/.exec(request.url.slice(previewNames.path.length)) ?? []
    const opened = await options.open(token)
    if (!opened) return tell(reply.code(404), https, 'There is no such preview, or no more.')
    const release = new Release(withoutSnippets(opened.preview))

    const given = new URLSearchParams(query)
    const own = new URLSearchParams(previewParameters.flatMap((name) => pairOf(given, name)))
    for (const name of previewParameters) given.delete(name)
    const search = given.size > 0 ? `?${given}` : ''
    const wanted = own.get(previewNames.theme) ?? ''
    const { themes, default: usual, system = false } = release.site.theme
    const isChosen = Object.hasOwn(themes, wanted)
    const theme = isChosen ? wanted : usual
    const locale = own.get(previewNames.locale) ?? undefined
    const player = options.player(own.get(previewNames.player) ?? undefined)
    const session = player.uid > 0 && locale !== undefined ? { ...player, locale } : player
    const page = answerPage(release, {
      path,
      search,
      localeCookie: locale,
      acceptLanguage: undefined,
      theme,
      socials: socials?.(),
      session,
    })
    if (page.kind === 'redirect') {
      if (!page.to.startsWith('/')) return tell(reply, https, page.to)
      const parameters = `${page.to.includes('?') ? '&' : '?'}${own}`
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(`${previewNames.path}${token}${page.to}${own.size > 0 ? parameters : ''}`, 302)
    }

    const nonce = createNonce()
    const { head, ...others } = await template(request.url)
    const script = options.script
      ? `<script type="module" crossorigin nonce="${noncePlaceholder}" src="${options.script}"></script>`
      : ''
    const rendered = renderPage({
      release,
      template: { ...others, head: script + head },
      page,
      theme,
      followsDevice: system && !isChosen,
      origin: originOf(request),
      socials: socials?.(),
      payments,
    })
    const images = release.site.imageOrigins ?? []
    const { development = false } = options
    reply.code(page.status).headers(previewHeaders({ nonce, https, images, development }))
    sendPage(request, reply, pageVaries, assemblePage(rendered, nonce, { session }))
    return reply
  })
}

/** @returns the address of the script that begins previews; undefined where the studio has not been built */
export async function readPreviewScript(studioDist: string): Promise<string | undefined> {
  const text = await readFile(join(studioDist, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  const manifest: Record<string, { file: string }> = JSON.parse(text)
  const file = manifest['frame/main.ts']?.file
  return file && `/studio/${file}`
}

const pairOf = (given: URLSearchParams, name: string): [string, string][] => {
  const value = given.get(name)
  return value === null ? [] : [[name, value]]
}

function tell(reply: FastifyReply, https: boolean, text: string): FastifyReply {
  return reply
    .headers({ ...commonHeaders(https), 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send(text)
}

/** What third parties wrote runs for players, with their rights; here it would run with an editor's. */
function withoutSnippets(source: LiveSource): LiveSource {
  const { snippets: _, ...site } = source.artefact<SiteArtefact>('site/main') ?? ({} as SiteArtefact)
  return {
    current: () => source.current(),
    artefact: <T>(key: string) => (key === 'site/main' ? (site as T) : source.artefact<T>(key)),
    subscribe: (listener) => source.subscribe(listener),
  }
}
