const TAGS = new Set('p br b strong i em u a ul ol li h2 h3 h4 blockquote code'.split(' '))
/** Whose content goes with them. */
const WHOLE =
  /<(script|style|template|iframe|svg|math|title|textarea|noscript|xmp)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[\s/][^<>]*)?)>/gi
/** As in `cleanHtml.ts`; a second slash may also be written as an entity, or behind blanks that browsers leave out. */
const ADDRESSES = /^(\/(?![/\\&\s])|#|https:\/\/|mailto:|tel:)/i
const ENTITY = /&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi

const escaped = (text: string) =>
  text.replace(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * HTML of the editors' as the browser would clean it (`renderers/pages/cleanHtml.ts`), for what the server draws: there is no
 * document here that DOMPurify could stand on. It is not cleaned but made anew: of known tags with known attributes, and of text
 * that is escaped.
 * @param localePrefix put before the paths of links within the site
 */
export function simpleHtml(html: string, localePrefix: string): string {
  const open: string[] = []
  let made = ''
  let at = 0
  const source = html.replace(WHOLE, '')
  for (const found of source.matchAll(TAG)) {
    made += escaped(source.slice(at, found.index))
    at = found.index + found[0].length
    const [, slash, written = '', attributes = ''] = found
    const tag = written.toLowerCase()
    if (!TAGS.has(tag)) continue
    if (tag === 'br') made += '<br>'
    else if (!slash) {
      open.push(tag)
      made += `<${tag}${keptAttributes(tag, attributes, localePrefix)}>`
    } else if (open.includes(tag)) {
      // What stands open inside ends with it.
      for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
        made += `</${inner}>`
        if (inner === tag) break
      }
    }
  }
  made += escaped(source.slice(at))
  return (
    made +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}

function keptAttributes(tag: string, attributes: string, localePrefix: string): string {
  const kept = ['dir', 'lang'].map((name) => {
    const value = attributeOf(name, attributes)
    return value === undefined ? '' : ` ${name}="${escaped(value)}"`
  })
  if (tag !== 'a') return kept.join('')
  const address = attributeOf('href', attributes) ?? ''
  const href = ADDRESSES.test(address)
    ? ` href="${escaped(address.startsWith('/') ? localePrefix + address : address)}"`
    : ''
  return `${kept.join('')}${href} rel="noopener"${/^https:/i.test(address) ? ' target="_blank"' : ''}`
}

function attributeOf(name: string, attributes: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes)
  return found?.slice(1).find(Boolean)
}
