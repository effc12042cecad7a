/** HTML that texts of editors may hold, as the grammar of the text block promises; everything else is cleaned away. */
export const simpleTags = [
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
] as const

export const simpleAttributes = ['href', 'dir', 'lang'] as const

/** Paths within the site, anchors, https, mail and phone; nothing else. */
export const simpleAddress = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i
