import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import type { TextFormat } from './useTextEntry.ts'

/** Dates are typed and shown as dd.mm.yyyy (product document, section 9) and kept as ISO 8601. */
export const dateText: TextFormat = {
  show: (value) => {
    const text = typeof value === 'string' ? value : ''
    const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
    return iso ? `${iso[3]}.${iso[2]}.${iso[1]}` : text
  },
  shape: shapeDate,
  // What is not a whole date yet is kept as typed, so that the rule for dates can say so.
  read: (text) => {
    const day = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text)
    return day ? `${day[3]}-${day[2]}-${day[1]}` : text
  },
  kept: /\d/,
}

/**
 * Puts the dots where they belong: 31121990, 31/12/1990, 31. 12. 1990, 1990-12-31 and 1990/12/31 all become 31.12.1990. A dot appears with
 * the digit after it, so that it can be deleted.
 */
export function shapeDate(typed: string): string {
  const text = plainCharacters(typed).trim()
  const yearFirst = /^(\d{4})[-./ ]+(\d\d?)[-./ ]+(\d\d?)$/.exec(text)
  if (yearFirst)
    return [yearFirst[3], yearFirst[2], yearFirst[1]].map((part) => part?.padStart(2, '0')).join('.')
  const groups = ['']
  for (const character of text) {
    const group = groups.at(-1) ?? ''
    const isYear = groups.length === 3
    if (/\d/.test(character)) {
      if (group.length < (isYear ? 4 : 2)) groups[groups.length - 1] = group + character
      else if (!isYear) groups.push(character)
    } else if (!isYear && group !== '') {
      groups[groups.length - 1] = group.padStart(2, '0')
      groups.push('')
    }
  }
  return groups.join('.')
}
