import { asciiDigits } from './asciiDigits.ts'
import type { TextFormat } from './useTextEntry.ts'

const formats = new Map<string, TextFormat>()

/**
 * Amounts are typed and shown as the reader's language writes numbers, and kept as decimal strings (1234.5).
 * @param decimals of the currency
 */
export function amountText(locale: string, decimals: number): TextFormat {
  const key = `${locale} ${decimals}`
  const known = formats.get(key) ?? makeFormat(locale, decimals)
  formats.set(key, known)
  return known
}

function makeFormat(locale: string, decimals: number): TextFormat {
  const shown = new RegExp(`^-?(0|[1-9]\\d*)${decimals > 0 ? `(\\.\\d{1,${decimals}})?` : ''}$`)
  const format = new Intl.NumberFormat(locale, {
    // Eight zeros behind a whole number are no help.
    minimumFractionDigits: decimals > 3 ? 0 : decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
    numberingSystem: 'latn',
  })
  const decimal = format.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
  return {
    show: (value) => {
      const text = value === undefined || value === null ? '' : String(value)
      // More decimals than the currency has stay visible, and zeros in front too: the rules against them will speak.
      return isDecimal(text) && shown.test(text) ? format.format(text) : text
    },
    read: (text) => readAmount(text, decimal),
    kept: /\d/,
  }
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}

/**
 * What was typed as a decimal string; what is no number is given back as typed. A comma or dot that cannot separate
 * thousands, because other than three digits follow, is taken for the decimal sign whatever the language.
 */
export function readAmount(typed: string, decimal: string): string {
  const text = asciiDigits(typed)
    .replace(/[\s'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
  const signs = text.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  const after = text.length - 1 - Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isRepeated = signs.filter((sign) => sign === last).length > 1
  const isDecimalSign = last !== undefined && !isRepeated && (last === decimal || after !== 3)
  const plain = isDecimalSign
    ? `${text.slice(0, text.lastIndexOf(last)).replace(/[.,]/g, '')}.${text.slice(text.lastIndexOf(last) + 1)}`
    : text.replace(/[.,]/g, '')
  const whole = plain.replace(/\.$/, '')
  return isDecimal(whole) ? whole : typed
}
