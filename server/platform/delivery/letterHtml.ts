import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'

type Shown = {
  site: Pick<SiteArtefact, 'brand' | 'theme'>
  locale: string
  dir: 'ltr' | 'rtl'
  /** Addresses in the text that can be pressed. */
  links: readonly string[]
  /** A code in the text that is to be read from afar. */
  code?: string | undefined
}

/**
 * A letter for programs that show HTML: the words of its text in paragraphs, in the light colours of the site. Nothing is
 * fetched by it, so that nobody hears that it was opened; its styles stand in its elements, which is all that such programs keep.
 */
export function letterHtml(
  text: string,
  { site: { brand, theme }, locale, dir, links, code }: Shown,
): string {
  const light = Object.values(theme.themes).find(({ scheme }) => scheme === 'light')
  const colours = light ?? theme.themes[theme.default]
  if (!colours) throw new Error(`The site has no theme ${theme.default}`)
  const { background, surface, text: ink, muted, accent, border } = colours
  const part = (style: string, inner: string) => `<p style="margin:0 0 16px;${style}">${inner}</p>`
  const marks = new Map([
    ...links.map((link) => {
      const address = escaped(link)
      return [address, `<a href="${address}" dir="ltr" style="color:${accent}">${address}</a>`] as const
    }),
    ...(code ? [[escaped(code), `<b dir="ltr" style="font-size:24px">${escaped(code)}</b>`] as const] : []),
  ])
  const any = new RegExp([...marks.keys()].map(literal).join('|') || '(?!)', 'g')
  const marked = (line: string) => escaped(line).replace(any, (found) => marks.get(found) ?? found)
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => part('', paragraph.split('\n').map(marked).join('<br>')))
  const { company } = brand
  const sender = company ? `${company.name}, ${company.number}, ${company.address}` : brand.name
  return (
    `<!doctype html><html lang="${escaped(locale)}" dir="${dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"></head>` +
    `<body style="margin:0;padding:16px;background:${background};color:${ink};` +
    `font:16px/1.5 ${escaped(theme.fontFamily)}">` +
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:${surface};` +
    // A link is longer than a line.
    `overflow-wrap:anywhere;word-break:break-word;` +
    `border:1px solid ${border};border-radius:${theme.radius}px">` +
    part(`font-size:20px;font-weight:700;color:${accent}`, escaped(brand.name)) +
    `${paragraphs.join('')}${part(`margin:0;font-size:13px;color:${muted}`, escaped(sender))}</div></body></html>`
  )
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
