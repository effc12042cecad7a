import { dataBlockTypes } from '#generated/blocks.ts'
import type { Blocks } from '#generated/grammar/types.ts'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { BootData, SessionFacts } from '#schemas/runtime/bootData.ts'
import { boot } from '#schemas/runtime/bootData.ts'
import { collectBlocks, hasBlockOf } from '#schemas/runtime/collectBlocks.ts'
import { memo } from '#schemas/runtime/memo.ts'
import type { PageAnswer } from './answerPage.ts'
import { cutAtNonces, type Part, withNonce } from './cutAtNonces.ts'
import type { Drawing } from './drawing/createDrawings.ts'
import { escapeHtml, scriptJson } from './escapeHtml.ts'
import { expectsForm } from './expectsForm.ts'
import { firstColours } from './firstColours.ts'
import { fontTag } from './fontTag.ts'
import { headOfPage } from './headOfPage.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'
import { noScript } from './noScript.ts'
import type { Release } from './Release.ts'
import type { Template } from './readTemplate.ts'
import { placeSnippets } from './snippets.ts'
import { type Piece, toPiece } from './spliceGzip.ts'
import type { ToldHead } from './tellHead.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>

/** Where React draws, when nothing is drawn there yet; as index.html has it. */
const emptyRoot = `<div id="${boot.rootId}"></div>`
const undrawn: Drawing = { ahead: [], screen: cutAtNonces(emptyRoot), answers: [] }

/** A document in parts: up to what is loaded before all else, from there to the root, up to the session, and what comes after that. */
export type RenderedPage = {
  start: Part
  head: Part
  /** The same, where the first screen is drawn: what runs may come after what is seen. */
  calmHead: Part
  /** What the page is about, for who runs no script, where nothing that is drawn says it. */
  heading: Part
  data: Part
  end: Part
  /** Something on it depends on the query of the address. */
  readsQuery: boolean
}

export type RenderInput = {
  release: Release
  template: Template
  page: Page
  theme: string
  /** Which theme is shown the device decides. */
  followsDevice: boolean
  origin: string
  socials: readonly string[] | undefined
  payments: readonly string[] | undefined
  /** Origin of the frame of the chat, where it is not that of the site. */
  chatOrigin?: string | undefined
  /** What is said of what the page is about. */
  told?: ToldHead | undefined
  /** Code of third parties that stands in it. */
  snippets?: NonNullable<SiteArtefact['snippets']>
}

type DataInput = Omit<RenderInput, 'template' | 'origin' | 'told' | 'snippets'>

/** What the app begins with, but the visitor's own. */
export function bootData(input: DataInput) {
  const { release, page, theme, followsDevice, socials, payments, chatOrigin } = input
  return {
    release: release.id,
    hashes: release.hashes,
    artefacts: release.firstScreen(page.locale, page.page, page.systemPage),
    locale: page.locale,
    theme,
    ...(followsDevice ? { followsDevice } : {}),
    ...(socials ? { socials } : {}),
    ...(payments?.length ? { payments } : {}),
    ...(chatOrigin !== undefined && { chatOrigin }),
    status: page.status,
    ...(page.systemPage ? { systemPage: page.systemPage } : {}),
  } satisfies Omit<BootData, 'session' | 'now'>
}

/** Everything of a page but the nonce, what is drawn of it, and the session; kept for the next request. */
export function renderPage(input: RenderInput): RenderedPage {
  const { release, template, page, theme, followsDevice } = input
  const { site, locales } = release
  const dir = locales.locales.find((locale) => locale.code === page.locale)?.dir ?? 'ltr'
  const scheme = site.theme.themes[theme]?.scheme ?? 'dark'
  const definition = page.page ? release.page(page.page) : undefined
  const head = headOfPage(input)
  const translate = release.translate(page.locale)
  const ownTitle = input.told?.title ?? translate(definition?.title)
  const about = input.told?.description ?? translate(definition?.description)
  const hasForm = definition !== undefined && expectsForm(definition.blocks)
  const hasData = definition !== undefined && hasBlockOf(dataBlockTypes, definition.blocks)
  const has = (type: string) =>
    collectBlocks(definition?.blocks ?? [], '').some(({ block }) => block.type === type)
  const hasRows = !hasData && has('game-row')
  const snippet = placeSnippets(input.snippets ?? [])
  const scriptless = noScript(release, page.locale)
  const first = firstColours(site.theme, followsDevice ? undefined : theme)
  const parts = `${hasForm ? template.formHead : ''}${hasData ? template.dataHead : ''}${hasRows ? template.rowHead : ''}${has('gamehall') ? template.hallHead : ''}${has('sportsbook') ? template.sportsHead : ''}`
  const headOf = (loaded: string) =>
    cutAtNonces(
      `${fontTag(template.fonts, page.locale, site.theme.fontFamily)}${loaded}${head}` +
        `${first.meta}<style nonce="${noncePlaceholder}">${first.css}</style>` +
        `<meta name="${boot.nonceMeta}" content="" nonce="${noncePlaceholder}">${scriptless.head}${snippet.head}</head>` +
        `<body>${snippet.bodyStart}${scriptless.body}`,
    )
  return {
    start: cutAtNonces(
      `<!doctype html><html lang="${page.locale}" dir="${dir}" data-theme="${escapeHtml(theme)}" data-scheme="${scheme}"><head>`,
    ),
    head: headOf(template.head + parts),
    calmHead: headOf(calm(template.head) + afterPaint(parts)),
    heading: cutAtNonces(
      ownTitle === ''
        ? ''
        : `<noscript><h1>${escapeHtml(ownTitle)}</h1><p>${escapeHtml(about)}</p></noscript>`,
    ),
    data: cutAtNonces(
      `<script type="application/json" id="${boot.scriptId}">` +
        // All but the last brace: the session, the one part of a visitor's own, goes in last, with the time.
        `${scriptJson(bootData(input)).slice(0, -1)},"session":`,
    ),
    end: cutAtNonces(
      `}</script>${template.body.replace(emptyRoot, '')}<template id="${boot.aheadId}">${hasForm ? '' : template.ahead}</template>${snippet.bodyEnd}</body></html>`,
    ),
    readsQuery: readsQuery(definition?.blocks ?? []),
  }
}

/** Whether what is drawn says what the page is about. */
const hasHeading = memo(({ screen }: Drawing) => screen.some(({ text }) => text.includes('<h1')))

/** Scripts give way to style sheets, fonts and pictures on a slow connection. */
function calm(tags: string): string {
  return tags.replace(
    /<(script type="module"|link rel="modulepreload")(?! fetchpriority)/g,
    '<$1 fetchpriority="low"',
  )
}

/**
 * What a page needs to be used, besides the app itself, is asked for once the page was seen: nothing that is seen shares the
 * connection with it. Without a frame, in a tab behind others, the app asks for it where it needs it.
 */
function afterPaint(tags: string): string {
  const links = tags.match(/<link [^>]*>/g) ?? []
  const isSeen = (link: string) => link.includes('rel="stylesheet"')
  const seen = links.filter(isSeen).join('')
  const later = links.filter((link) => !isSeen(link)).join('')
  if (later === '') return seen
  return (
    `${seen}<template>${calm(later)}</template><script nonce="${noncePlaceholder}">{` +
    'let t=document.currentScript.previousElementSibling;' +
    'requestAnimationFrame(()=>setTimeout(()=>document.head.append(t.content)))}</script>'
  )
}

/** By facts, or as tabs and the game hall do, whose choice stands there; at times a page that only leads on with one is taken for such. */
function readsQuery(blocks: Blocks): boolean {
  return /"\/query|fullPath|"query":|"type":"gamehall"/.test(JSON.stringify(blocks))
}

/**
 * The document as pieces, in order. What is drawn stands before the boot data, so that it is seen while those are on their
 * way.
 */
export function assemblePage(
  page: RenderedPage,
  nonce: string,
  { session, country }: { session: SessionFacts; country?: string | undefined },
  drawn: Drawing = undrawn,
): Piece[] {
  const own = toPiece(nonce, 1)
  const seenIn = country === undefined ? '' : `,"country":${scriptJson(country)}`
  const visitor = toPiece(`${scriptJson(session)},"now":${Date.now()}${seenIn}`, 1)
  const head = drawn === undrawn ? page.head : page.calmHead
  const heading = hasHeading(drawn) ? [] : [page.heading]
  const before = [page.start, drawn.ahead, head, drawn.screen, ...heading, page.data].flatMap((part) =>
    withNonce(part, own),
  )
  return [...before, visitor, ...withNonce(drawn.answers, own), ...withNonce(page.end, own)]
}
