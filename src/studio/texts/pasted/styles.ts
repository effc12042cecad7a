/** Where styles stand while a pasted text is read: in documents of the studio its policy lets no element have any (CSP, style-src). */
const held = 'data-style'

/** HTML in which styles are words alone, and those of the whole document are gone. */
export const withoutStyles = (html: string): string =>
  html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, `$1${held}`)

/** As it was written. */
export const styleText = (element: Element): string => element.getAttribute(held) ?? ''

/** What a style says, by property, in small letters. */
export const readStyle = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    styleText(element)
      .toLowerCase()
      .split(';')
      .map((one) => one.split(':'))
      .map(([name = '', value = '']) => [name.trim(), value.trim()]),
  )
