import DOMPurify from 'dompurify'

/** As the grammar of the text block promises editors. */
const TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  '#text',
]

/** Paths within the site, anchors, https, mail and phone; nothing else. */
const ADDRESSES = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i

/**
 * The message as nodes, of which only simple text and safe links are left.
 * @param localePrefix put before the paths of links within the site, which editors write without a locale
 */
export function cleanHtml(html: string, localePrefix: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'dir', 'lang'],
    ALLOWED_URI_REGEXP: ADDRESSES,
    // Else their values would have to be addresses too.
    ADD_URI_SAFE_ATTR: ['dir', 'lang'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener'
    const address = link.getAttribute('href') ?? ''
    if (address.startsWith('/')) link.setAttribute('href', localePrefix + address)
    if (/^https:/i.test(address)) link.target = '_blank'
  }
  return fragment
}
