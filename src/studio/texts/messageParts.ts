/** A piece of a text: words, or an argument as it is written. */
export type MessagePart = { text: string; argument?: string }

const argument = /\{\s*([A-Za-z_][\w-]*)\s*\}/g

/** Whether a text has arguments that only stand in it: no choices, no formats, nothing quoted. */
export const isSimple = (text: string): boolean =>
  !text.includes("'{") && !text.includes("'}") && !/[{}]/.test(text.replace(argument, ''))

/** The pieces of a simple text in their order; together they are the text. */
export function partsOf(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const found of text.matchAll(argument)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) })
    parts.push({ text: found[0], argument: found[1] ?? '' })
    end = found.index + found[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
