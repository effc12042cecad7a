import type { MenuArtefact } from '#schemas/runtime/artefacts.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import { escapeHtml } from './escapeHtml.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'
import type { Release } from './Release.ts'

/** What forms, games and data have in their place until scripts bring them. */
const skeletons = '[data-skeleton][role],[role="status"]:has(>.visually-hidden)'

/**
 * What a document has for who runs no script: in the head, that no button is shown, none of which would do anything, and that
 * no skeleton stands for ever; at the top of the body what is said of it, with links in the place of the buttons.
 */
export function noScript(release: Release, locale: string): { head: string; body: string } {
  const { noScript: said, noScriptPart: part, menus } = release.site
  const translate = release.translate(locale)
  const hidden = `#root :is(button,label:has(>select),li:has(>button:only-child),main [data-skeleton]:not([role])){display:none}`
  const instead = part
    ? `#root main :is(${skeletons}){display:block;block-size:auto;min-block-size:0;visibility:visible;animation:none}` +
      `#root main :is(${skeletons})>*{display:none}` +
      `#root main :is(${skeletons})::before{content:"${cssText(translate(part))}"}`
    : ''
  const links = linksOf(release, locale, menus.noScript ? release.menu(menus.noScript) : undefined)
  return {
    head: said ? `<noscript><style nonce="${noncePlaceholder}">${hidden}${instead}</style></noscript>` : '',
    body: said
      ? `<noscript><p class="no-script">${escapeHtml(translate(said))}${links && ` <span>${links}</span>`}</p></noscript>`
      : '',
  }
}

function linksOf(release: Release, locale: string, menu: MenuArtefact | undefined): string {
  const translate = release.translate(locale)
  const links = (menu?.items ?? []).flatMap(({ label, link }) => {
    const { route, params = {}, hash } = link ?? {}
    const href =
      route === undefined ? undefined : hrefOf(release.routes, { route, params, ...(hash ? { hash } : {}) })
    if (href === undefined) return []
    return `<a href="${escapeHtml(localisedPath(release.locales, locale, href))}">${escapeHtml(translate(label))}</a>`
  })
  return links.join(' ')
}

/** Text made safe inside a quoted string of a style sheet, which no end of an element stands in either. */
function cssText(text: string): string {
  return text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)
}
