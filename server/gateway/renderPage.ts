import { dataBlockTypes } from '#generated/blocks.ts'
import type { BootData, SessionFacts } from '#schemas/runtime/bootData.ts'
import { boot } from '#schemas/runtime/bootData.ts'
import { collectBlocks, hasBlockOf } from '#schemas/runtime/collectBlocks.ts'
import type { PageAnswer } from './answerPage.ts'
import { escapeHtml, scriptJson } from './escapeHtml.ts'
import { expectsForm } from './expectsForm.ts'
import { firstColours } from './firstColours.ts'
import { headTags } from './headTags.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'
import type { Release } from './Release.ts'
import type { Template } from './readTemplate.ts'
import { snippets } from './snippets.ts'
import { type Piece, toPiece } from './spliceGzip.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>

/** A document up to the session and from there on, cut wherever the nonce of a response goes. */
export type RenderedPage = { beforeSession: Piece[]; afterSession: Piece[] }

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
}

/** Everything of a page but the nonce and the session; kept for the next request. */
export function renderPage({
  release,
  template,
  page,
  theme,
  followsDevice,
  origin,
  socials,
  payments,
}: RenderInput): RenderedPage {
  const { site, locales } = release
  const dir = locales.locales.find((locale) => locale.code === page.locale)?.dir ?? 'ltr'
  const scheme = site.theme.themes[theme]?.scheme ?? 'dark'
  const definition = page.page ? release.page(page.page) : undefined
  const systemPage = page.systemPage ? release.systemPage(page.systemPage) : undefined
  const head = headTags({
    translate: release.translate(page.locale),
    seo: release.seo,
    locales,
    locale: page.locale,
    origin,
    path: page.path,
    brand: site.brand.name,
    favicon: site.brand.favicon,
    favicons: site.brand.favicons ?? [],
    title: definition?.title ?? systemPage?.header,
    description: definition?.description,
    image: definition?.image,
    indexed: page.status === 200 && systemPage === undefined,
  })
  const data: Omit<BootData, 'session' | 'now'> = {
    release: release.id,
    hashes: release.hashes,
    artefacts: release.firstScreen(page.locale, page.page, page.systemPage),
    locale: page.locale,
    theme,
    ...(followsDevice ? { followsDevice } : {}),
    ...(socials ? { socials } : {}),
    ...(payments?.length ? { payments } : {}),
    status: page.status,
    ...(page.systemPage ? { systemPage: page.systemPage } : {}),
  }
  const hasForm = definition !== undefined && expectsForm(definition.blocks)
  const hasData = definition !== undefined && hasBlockOf(dataBlockTypes, definition.blocks)
  const hasRows =
    !hasData && collectBlocks(definition?.blocks ?? [], '').some(({ block }) => block.type === 'game-row')
  const snippet = snippets(site.snippets ?? [])
  const first = firstColours(site.theme, followsDevice ? undefined : theme)
  return {
    beforeSession: cutAtNonces(
      `<!doctype html><html lang="${page.locale}" dir="${dir}" data-theme="${escapeHtml(theme)}" data-scheme="${scheme}">` +
        `<head>${template.head}${hasForm ? template.formHead : ''}${hasData ? template.dataHead : ''}${hasRows ? template.rowHead : ''}${head}` +
        `${first.meta}<style nonce="${noncePlaceholder}">${first.css}</style>` +
        `<meta name="${boot.nonceMeta}" content="" nonce="${noncePlaceholder}">${snippet.head}</head>` +
        `<body>${snippet.bodyStart}<script type="application/json" id="${boot.scriptId}">` +
        // All but the last brace: the session, the one part of a visitor's own, goes in last, with the time.
        `${scriptJson(data).slice(0, -1)},"session":`,
    ),
    afterSession: cutAtNonces(`}</script>${template.body}${snippet.bodyEnd}</body></html>`),
  }
}

/** The document as pieces, in order. */
export function assemblePage(page: RenderedPage, nonce: string, session: SessionFacts): Piece[] {
  const own = toPiece(nonce, 1)
  const visitor = toPiece(`${scriptJson(session)},"now":${Date.now()}`, 1)
  const fill = (pieces: Piece[]) => pieces.flatMap((piece, at) => (at === 0 ? [piece] : [own, piece]))
  return [...fill(page.beforeSession), visitor, ...fill(page.afterSession)]
}

function cutAtNonces(text: string): Piece[] {
  return text.split(noncePlaceholder).map((part) => toPiece(part))
}
