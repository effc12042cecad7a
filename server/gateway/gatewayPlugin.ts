import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { boot } from '#schemas/runtime/bootData.ts'
import { fingerprintResolver } from '#schemas/runtime/fingerprintResolver.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { isClosed } from '#schemas/runtime/isClosed.ts'
import { jurisdictionFacts } from '#schemas/runtime/jurisdictionFacts.ts'
import { offline } from '#schemas/runtime/offline.ts'
import { RecentlyUsed } from '#schemas/runtime/RecentlyUsed.ts'
import { toldOrigins } from '#schemas/runtime/toldOrigins.ts'
import { isDatabaseAway } from '../db/DatabaseAwayError.ts'
import { readCookie } from '../http/cookies.ts'
import { createHosts, type Hosts } from '../http/createHosts.ts'
import { visitorCountry } from '../http/visitorCountry.ts'
import { answerPage, systemAnswer } from './answerPage.ts'
import { chatFramePage } from './chat/chatFramePage.ts'
import { shownChat } from './chat/shownChat.ts'
import type { AskAs, createIsThere } from './createIsThere.ts'
import { bytesOf } from './cutAtNonces.ts'
import type { Ask } from './drawing/createAnswers.ts'
import { createDrawings } from './drawing/createDrawings.ts'
import type { DrawingThread } from './drawing/createDrawingThread.ts'
import { drawnFor } from './drawing/drawnFor.ts'
import { domainSeo } from './head/domainSeo.ts'
import { isBot } from './isBot.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'
import { type PreviewSource, previewPages } from './previewPages.ts'
import { type LiveSource, Release, sourceOnHost } from './Release.ts'
import type { Template } from './readTemplate.ts'
import { assemblePage, bootData, type RenderedPage, renderPage } from './renderPage.ts'
import { robotsText } from './robotsText.ts'
import { createNonce, pageHeaders } from './securityHeaders.ts'
import { pageVaries, sendPage } from './sendPage.ts'
import { sitemapPlugin } from './sitemap/sitemapPlugin.ts'
import { shownSnippets } from './snippets.ts'
import { type ToldHead, tellHead } from './tellHead.ts'
import { manifestPath, webManifest } from './webManifest.ts'
import { leavingWorker, workerHeaders } from './workerScript.ts'

export type GatewayOptions = {
  live: LiveSource
  /** Reads the built index.html; in development it is transformed for each request. */
  template: Template | ((url: string) => Promise<Template>)
  /** Who is signed in; an anonymous visitor has uid 0. */
  session: (request: FastifyRequest) => Promise<SessionFacts>
  /** https://example.com; without it the address that the browser used. */
  publicUrl: string | undefined
  /** Domains under which players reach the site; that of `publicUrl` and what definitions name where it is left out. */
  hosts?: Hosts
  /** Asks the platform what there is to list in the sitemap, as a visitor; without it only pages are listed. */
  list?: AskAs
  /** Header that names the country of a visitor (ISO 3166-1 alpha-2); it is not known where it is left out. */
  countryHeader?: string | undefined
  /** Seconds after which an address may try again to which the operator has closed the site; undefined where it is open. */
  closedFor?: (address: string) => number | undefined
  /** Services of social sign-in whose buttons may be shown; all where it is left out. */
  socials?: () => readonly string[]
  /** Origins whose pages ours may show in frames, and that may use the camera there; none unless it is given. */
  frames?: readonly string[]
  /** Origins whose games our pages show in frames; none unless it is given. */
  games?: readonly string[]
  /** Origin of the sportsbook of a third party that the site shows in a frame; none unless it is given. */
  sportsbook?: (said: SiteArtefact['sportsbook']) => string | undefined
  /** Origins besides our own that players are sent to for a payment; none unless it is given. */
  payments?: readonly string[]
  /** Draws first screens as HTML; without it browsers draw them alone. */
  drawing?: DrawingThread
  /**
   * Whether a call that only reads finds what it asks for, with the cookies of a player, or as a visitor; all is held to be
   * there where it is left out.
   */
  isThere?: ReturnType<typeof createIsThere>
  /** What first screens ask the platform; without it none is drawn with an answer. */
  ask?: Ask
  /** What drafts look like, for whoever was given a name of them; nobody is where it is left out. */
  previews?: PreviewSource
  /** What runs in the frame of the chat, and the origin of that where it is not the site's; without it no chat is shown. */
  chat?: { script: string | undefined; origin?: string | undefined }
  /** The service worker, for sites that have a page for browsers without a connection; without it nobody has one. */
  worker?: string
  development?: boolean
}

const year = 365 * 24 * 60 * 60
/**
 * Bytes of pages that are kept rendered, of distinct pages times locales times themes, about 100 kB each; and of those
 * whose addresses are endless, so that whoever makes them up pushes out no other.
 */
const mostRendered = 30 * 1024 * 1024
const mostEndless = 10 * 1024 * 1024
/** Bytes of such that are kept drawn, and how many are drawn at a time: the others are drawn by the browser. */
const endlessDrawings = { most: 8 * 1024 * 1024, atOnce: 1 }
const usualDrawings = { most: 24 * 1024 * 1024 }

/** Seconds after which a page that is not there for a while is asked for again. */
const retryAfter = 2

/** As far as a page tells, where the session could not be read. */
const nobody: SessionFacts = { authenticated: false, uid: 0 }

/** Editors may write an address with letters of any alphabet; a header takes ASCII, and never a line break. */
function headerAddress(address: string): string {
  return address.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}

/** Serves every address that no other part of the server knows: the site itself. */
export function gatewayPlugin(app: FastifyInstance, options: GatewayOptions): void {
  const { live } = options
  const { drawing } = options
  const openShelf = (
    most: number,
    bounds: Pick<Parameters<typeof createDrawings>[0], 'most' | 'atOnce'>,
  ) => ({
    rendered: new RecentlyUsed<RenderedPage>(most, ({ start, head, calmHead, heading, data, end }) =>
      bytesOf(start, head, calmHead, heading, data, end),
    ),
    drawings:
      drawing &&
      createDrawings({
        ...bounds,
        draw: drawing.draw,
        ...(options.ask && { ask: options.ask }),
        onError: (error, address) => app.log.error({ err: error, address }, 'a page could not be drawn'),
      }),
  })
  const usual = openShelf(mostRendered, usualDrawings)
  const endless = openShelf(mostEndless, endlessDrawings)
  const hosts = options.hosts ?? createHosts(live, options.publicUrl)
  const releases = new Map<string, Release>()
  const unsubscribe = live.subscribe(() => {
    releases.clear()
    for (const { rendered, drawings } of [usual, endless]) {
      rendered.clear()
      drawings?.clear()
    }
  })
  app.addHook('onClose', async () => unsubscribe())
  /** The release of the domain that is asked. */
  const current = (request: FastifyRequest) => releaseOn(hosts.idOf(request))
  const releaseOn = (id: string) => {
    const release = releases.get(id) ?? new Release(sourceOnHost(live, id))
    releases.set(id, release)
    return release
  }
  const { template } = options
  const templateFor = (url: string) => (typeof template === 'function' ? template(url) : template)
  const { originOf } = hosts
  const countryOf = (request: FastifyRequest) => visitorCountry(request, options.countryHeader)
  const isHttps = (request: FastifyRequest) => originOf(request).startsWith('https:')

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(current(request).seo, originOf(request))),
  )

  domainSeo(app, { hosts, releaseOn })

  sitemapPlugin(app, {
    releaseOf: current,
    originOf,
    ask: options.list,
    isClosed: (request) => options.closedFor?.(request.ip) !== undefined || isClosed(current(request).site),
  })

  app.get(manifestPath, (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest(current(request).site))),
  )

  if (options.previews) {
    const { previews, socials, payments, development } = options
    previewPages(app, { ...previews, template: templateFor, originOf, socials, payments, development })
  }
  const { chat } = options
  if (chat)
    chatFramePage(app, {
      support: (request) => current(request).site.support,
      script: chat.script,
      isHttps,
      ...(chat.origin !== undefined && { site: options.publicUrl }),
    })
  app.get(offline.script, (request, reply) => {
    const isWanted = current(request).site.systemPages.offline !== undefined
    return reply.headers(workerHeaders).send((isWanted && options.worker) || leavingWorker)
  })

  app.get('/*', async (request, reply) => {
    const release = current(request)
    const at = request.url.indexOf('?')
    const path = at < 0 ? request.url : request.url.slice(0, at)
    const closedFor = options.closedFor?.(request.ip)
    let isAway = closedFor !== undefined
    const session = await (isAway ? undefined : options.session(request))?.catch((error: unknown) => {
      isAway = isDatabaseAway(error)
      if (!isAway) request.log.error({ err: error }, 'who is signed in could not be read')
      return undefined
    })
    const wanted = readCookie(request, boot.themeCookie) ?? ''
    const { themes, default: usualTheme, system: isByDevice = false } = release.site.theme
    const isChosen = Object.hasOwn(themes, wanted)
    const theme = isChosen ? wanted : usualTheme
    const followsDevice = isByDevice && !isChosen
    const socials = options.socials?.()
    const country = countryOf(request)
    let answer = answerPage(release, {
      path,
      search: at < 0 || at === request.url.length - 1 ? '' : request.url.slice(at),
      localeCookie: readCookie(request, boot.localeCookie),
      acceptLanguage: request.headers['accept-language'],
      theme,
      socials,
      session,
      country,
      isAway,
    })
    const cookies = session?.uid === 0 ? undefined : (request.headers.cookie ?? '')
    let told: ToldHead | undefined
    if (answer.kind === 'page' && answer.asks) {
      const { tells, locale } = answer
      const read =
        tells &&
        ((response: unknown) =>
          tellHead(tells, response, release.translate(locale), locale, (route, params) =>
            hrefOf(release.routes, { route, params }),
          ))
      const subject = await options.isThere?.(answer.asks, cookies, read)
      told = subject?.told
      if (subject?.isThere === false)
        answer = systemAnswer(release, release.site.systemPages.notFound, answer)
    }
    if (answer.kind === 'redirect') {
      // Where it leads depends on the visitor's language, and often on who they are.
      reply.header('vary', 'Accept-Language, Cookie').header('cache-control', 'private, no-cache')
      return reply.redirect(headerAddress(answer.to), answer.status)
    }

    // Only where it is shown: a site without a chat says nothing of it.
    const chatOrigin = chat?.origin !== undefined && shownChat(release.site.support) ? chat.origin : undefined
    const snippets = shownSnippets(request, release.site)
    const nonce = createNonce()
    reply.code(answer.status).headers(
      pageHeaders({
        nonce,
        frameAncestors:
          answer.layout === 'empty' && answer.status === 200 ? (release.site.frameAncestors ?? []) : [],
        https: isHttps(request),
        images: release.site.imageOrigins ?? [],
        ...(options.frames && { frames: options.frames }),
        games: [
          ...new Set(
            [
              options.games ?? [],
              options.sportsbook?.(release.site.sportsbook) ?? [],
              chatOrigin ?? [],
            ].flat(),
          ),
        ],
        ...(options.payments && { payments: options.payments }),
        resolver: fingerprintResolver(release.site),
        told: toldOrigins(release.site.analytics),
        snippets: snippets.length > 0,
        ...(options.development ? { development: true } : {}),
      }),
    )
    // Back from another service, the page must still be able to answer the window that opened it.
    if (request.url.includes('social_window=')) reply.header('cross-origin-opener-policy', 'unsafe-none')
    if (answer.status === 503) reply.header('retry-after', String(closedFor ?? retryAfter))
    // Product document, section 8: for search engines the error page is not rendered.
    const isError = answer.status >= 400
    if (isError && isBot(request.headers['user-agent']))
      return reply
        .headers({ vary: `${pageVaries}, User-Agent`, 'cache-control': 'private, no-cache' })
        .type('text/plain')
        .send('')

    if (readCookie(request, boot.localeCookie) !== answer.locale) {
      reply.setCookie(boot.localeCookie, answer.locale, {
        path: '/',
        maxAge: year,
        sameSite: 'lax',
        secure: isHttps(request),
      })
    }
    const origin = originOf(request)
    // A system page is the same at whatever address it shows; addresses that do not exist are endless.
    const place = answer.systemPage === undefined ? answer.path : `${answer.status} ${answer.systemPage}`
    const about = told ? JSON.stringify(told) : ''
    const key = [release.id, origin, place, answer.locale, followsDevice ? '' : theme, about].join(' ')
    const { rendered, drawings } = answer.isEndless ? endless : usual
    const { payments } = options
    const input = { release, page: answer, theme, followsDevice, socials, payments, chatOrigin }
    const withSnippets = `${key} ${snippets.map((one) => release.site.snippets?.indexOf(one)).join()}`
    let page = options.development ? undefined : rendered.get(withSnippets)
    if (!page) {
      page = renderPage({ ...input, template: await templateFor(request.url), origin, told, snippets })
      rendered.set(withSnippets, page)
    }

    // What is drawn is the same for everybody who is not signed in; a page that is not there shows what was asked for.
    const isDrawn = answer.status === 200 && session?.uid === 0 && (at < 0 || !page.readsQuery)
    const screen = drawnFor(request.headers['user-agent'])
    // Where no loyalty is offered less is drawn, for visitors from there alone.
    const isApart = country && jurisdictionFacts(release.site, {}, country).loyalty_offered === false
    const apart = isApart ? { country } : undefined
    const drawn =
      isDrawn && drawings
        ? await drawings.get(`${key} ${screen} ${apart?.country ?? ''}`, () => ({
            boot: JSON.stringify({ ...bootData(input), session: nobody, ...apart }),
            address: origin + path,
            drawnFor: screen,
            nonce: noncePlaceholder,
          }))
        : undefined
    // What a player sees is theirs alone, and another by the next moment: the back button must show neither who has
    // signed out nor money of before (decision 0257).
    if (session && session.uid !== 0) reply.header('cache-control', 'private, no-store')
    const varies = isError || drawn ? `${pageVaries}, User-Agent` : pageVaries
    return sendPage(
      request,
      reply,
      varies,
      assemblePage(page, nonce, { session: session ?? nobody, country }, drawn),
    )
  })
}
