import { hrefOf } from '../parts/hrefOf.ts'

const mark = '#texts/'

/** Where a text is edited beside those of other languages. */
export const hrefOfText = (definition: string, key: string): string =>
  `${hrefOf(definition)}${mark}${encodeURIComponent(key)}`

/** Whether the address leads to texts. */
export const leadsToTexts = (hash: string): boolean => hash.startsWith(mark)

/** The key that the address names; empty where it names none. */
export const soughtText = (hash: string): string =>
  leadsToTexts(hash) ? decodeURIComponent(hash.slice(mark.length)) : ''
