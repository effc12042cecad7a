/** What an attribute may be; one that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** An element with what is in it, which is XML already. */
export function element(
  name: string,
  attributes: Attributes = {},
  content: readonly string[] | string = [],
): string {
  const inner = typeof content === 'string' ? content : content.join('')
  const opened = Object.entries(attributes).reduce(
    (text, [key, value]) => (value === undefined ? text : `${text} ${key}="${escaped(String(value))}"`),
    `<${name}`,
  )
  return inner === '' ? `${opened}/>` : `${opened}>${inner}</${name}>`
}

/** A whole document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${root}`
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Signs that mean something to XML are written otherwise; those that it cannot hold at all are left out. */
function escaped(text: string): string {
  return /[&<>"'\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text)
    ? text.replace(/[&<>"'\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (sign) => signs[sign] ?? '')
    : text
}
