/** Between the key of the messages that hold a text and the key of the text. */
const mark = '#'

/** What names one text wherever a definition could be named: `messages/en/pages#pages.about.title`. */
export const textKey = (definition: string, text: string): string => `${definition}${mark}${text}`

/** The text that is named; undefined where it is a definition. */
export function textOf(key: string): { definition: string; text: string } | undefined {
  const at = key.indexOf(mark)
  return at < 0 ? undefined : { definition: key.slice(0, at), text: key.slice(at + 1) }
}

/** The definition that is named, or that holds what is named. */
export const definitionOf = (key: string): string => textOf(key)?.definition ?? key

/** Whether two keys name the same, or one of them what the other is a part of. */
export function meetIn(one: string, other: string): boolean {
  if (definitionOf(one) !== definitionOf(other)) return false
  return one === other || textOf(one) === undefined || textOf(other) === undefined
}
