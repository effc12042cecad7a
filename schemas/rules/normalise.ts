import { withoutInvisible } from './withoutInvisible.ts'

/** Hyphens that do not break, minus signs, and those of other widths: the keyboard's own to whoever reads them. */
const hyphens = /[\u2010\u2011\u2212\uFE63\uFF0D]/gu

/**
 * Text as it is judged and kept: letters with accents composed (Unicode NFC), because keyboards, files and services write
 * them in two ways that look the same; without marks that nobody sees, with plain spaces and hyphens, and without white
 * space around it. Anything but text is left as it is.
 */
export function normalise<V>(value: V): V {
  if (typeof value !== 'string') return value
  return withoutInvisible(value)
    .replace(/\p{Zs}/gu, ' ')
    .replace(hyphens, '-')
    .trim()
    .normalize('NFC') as V
}
