import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import { readIban } from '#schemas/rules/readIban.ts'
import type { TextFormat } from './useTextEntry.ts'

const formats = new Map<string, TextFormat>()

/** Text in groups of so many characters, as an IBAN is printed: capitals with spaces between. The value has none. */
export function groupedText(size: number, isIban = false): TextFormat {
  const key = `${size} ${isIban}`
  const known = formats.get(key) ?? makeFormat(size, isIban ? readIban : readGroups)
  formats.set(key, known)
  return known
}

const readGroups = (text: string) => plainCharacters(text).replace(/\s/g, '').toUpperCase()

function makeFormat(size: number, read: (text: string) => string): TextFormat {
  const groups = new RegExp(`(.{${size}})(?=.)`, 'gu')
  const shape = (typed: string) => read(typed).replace(groups, '$1 ')
  return { show: (value) => (typeof value === 'string' ? shape(value) : ''), shape, read, kept: /\S/ }
}
