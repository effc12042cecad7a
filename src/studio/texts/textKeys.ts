/** Between the key of messages and that of one of their texts, as the content API names a text. */
const mark = '#'

export const textKey = (definition: string, text: string): string => `${definition}${mark}${text}`

/** The definition that a key names, or that holds the text that it names. */
export const definitionOf = (key: string): string => key.split(mark, 1)[0] ?? key

/** The text that a key names; undefined where it names a definition. */
export const textOf = (key: string): string | undefined =>
  key.includes(mark) ? key.slice(key.indexOf(mark) + 1) : undefined
