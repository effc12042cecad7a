import { partsOf } from './messageParts.ts'

/** Words of a text, or what translators leave as it is: an argument, a tag that stands alone, or a pair of tags around others. */
export type MessageCode =
  | { words: string }
  | { code: string; argument?: string }
  | { open: string; close: string; inner: MessageCode[] }

type Tag = { text: string; name: string; isEnd: boolean }

const tag = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/gi

const tagsOf = (text: string): (Tag & { at: number })[] =>
  [...text.matchAll(tag)].map((found) => ({
    text: found[0],
    at: found.index,
    name: (found[2] ?? '').toLowerCase(),
    isEnd: found[1] === '/',
  }))

/**
 * A text as the standard for translations has it: tags in pairs where they are in pairs, everything else by itself. What it is made
 * of is the text, piece by piece in their order. Arguments are codes in a text that is simple (`isSimple`).
 */
export function codesOf(text: string): MessageCode[] {
  type Level = { opened?: Tag; codes: MessageCode[] }
  const levels: Level[] = [{ codes: [] }]
  const last = () => levels[levels.length - 1] as Level
  /** The innermost level was not closed: its tag stands alone, before what it would have held. */
  const flatten = () => {
    const { opened, codes } = levels.pop() as Level
    if (opened) last().codes.push({ code: opened.text }, ...codes)
  }
  const addWords = (words: string) => {
    for (const { text: piece, argument } of partsOf(words))
      last().codes.push(argument === undefined ? { words: piece } : { code: piece, argument })
  }
  let end = 0
  for (const found of tagsOf(text)) {
    addWords(text.slice(end, found.at))
    end = found.at + found.text.length
    if (!found.isEnd) levels.push({ opened: found, codes: [] })
    else if (!levels.some(({ opened }) => opened?.name === found.name))
      last().codes.push({ code: found.text })
    else {
      while (last().opened?.name !== found.name) flatten()
      const { opened, codes } = levels.pop() as Level
      last().codes.push({ open: opened?.text ?? '', close: found.text, inner: codes })
    }
  }
  addWords(text.slice(end))
  while (levels.length > 1) flatten()
  return last().codes
}

/** Tags that need no end. */
const alone = /^<br\b/i

export type MarkupFaults = {
  /** Tags of the source that the translation has not. */
  lost: string[]
  /** Tags of the translation that begin or end nothing. */
  unpaired: string[]
}

/** What became of the tags of a text on its way through a translation. Texts that choose may hold a tag once for each of their cases. */
export function judgeMarkup(source: string, target: string): MarkupFaults {
  const there = new Set(tagsOf(target).map(({ text }) => text))
  const lost = new Set(
    tagsOf(source)
      .map(({ text }) => text)
      .filter((one) => !there.has(one)),
  )
  const unpaired = (codes: readonly MessageCode[]): string[] =>
    codes.flatMap((one) => {
      if ('inner' in one) return unpaired(one.inner)
      return 'code' in one && one.argument === undefined && !alone.test(one.code) ? [one.code] : []
    })
  return { lost: [...lost], unpaired: unpaired(codesOf(target)) }
}
