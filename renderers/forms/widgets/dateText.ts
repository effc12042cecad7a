import { asciiDigits } from './asciiDigits.ts'
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
 * Puts the dots where they belong: 31121990 and 31/12/1990 and 1990-12-31 all become 31.12.1990. A dot appears with
 * the digit after it, so that it can be deleted.
 */
export function shapeDate(typed: string): string {
  const text = asciiDigits(typed)
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim())
  if (iso) return `${iso[3]}.${iso[2]}.${iso[1]}`
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
