import type { TextFormat } from './useTextEntry.ts'

const formats = new Map<number, TextFormat>()

/** Text in groups of so many characters, as an IBAN is printed: capitals with spaces between. The value has none. */
export function groupedText(size: number): TextFormat {
  const known = formats.get(size) ?? makeFormat(size)
  formats.set(size, known)
  return known
}

function makeFormat(size: number): TextFormat {
  const groups = new RegExp(`(.{${size}})(?=.)`, 'gu')
  const read = (text: string) => text.replace(/\s/g, '').toUpperCase()
  const shape = (typed: string) => read(typed).replace(groups, '$1 ')
  return { show: (value) => (typeof value === 'string' ? shape(value) : ''), shape, read, kept: /\S/ }
}
