import DOMPurify from 'dompurify'
import { simpleAddress, simpleAttributes, simpleTags } from '#schemas/runtime/simpleHtml.ts'

/**
 * The message as nodes, of which only simple text and safe links are left.
 * @param localePrefix put before the paths of links within the site, which editors write without a locale
 */
export function cleanHtml(html: string, localePrefix: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...simpleTags, '#text'],
    ALLOWED_ATTR: [...simpleAttributes],
    ALLOWED_URI_REGEXP: simpleAddress,
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
