import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import { currencySign } from './currencyOf.ts'
import type { TextFormat } from './useTextEntry.ts'

const formats = new Map<string, TextFormat>()

/**
 * Amounts are typed and shown as the reader's language writes numbers, and kept as decimal strings (1234.5).
 * @param decimals of the currency
 * @param currency whose code or sign may stand beside what is typed
 */
export function amountText(locale: string, decimals: number, currency?: string): TextFormat {
  const key = `${locale} ${decimals} ${currency}`
  const known = formats.get(key) ?? makeFormat(locale, decimals, currency)
  formats.set(key, known)
  return known
}

function makeFormat(locale: string, decimals: number, currency?: string): TextFormat {
  const signs = currency === undefined ? [] : signsOf(currency, locale)
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
    read: (text) => readAmount(text, decimal, signs),
    kept: /\d/,
  }
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}

/** How a currency is written: its code, and its sign in the reader's language and in English. */
function signsOf(currency: string, locale: string): string[] {
  const signs = [currency, currencySign(currency, locale), currencySign(currency, 'en')]
  return [...new Set(signs.map(plainSign))].sort((a, b) => b.length - a.length)
}

const plainSign = (sign: string) => plainCharacters(sign).replace(/\s/g, '').toLowerCase()

/** Without the sign of the currency before or behind, and without the dash that stands for no cents (50,–). */
function withoutSign(text: string, signs: readonly string[]): string {
  const bare = text.toLowerCase()
  const before = signs.find((sign) => bare.startsWith(sign))
  const behind = before === undefined ? signs.find((sign) => bare.endsWith(sign)) : undefined
  return text.slice(before?.length ?? 0, text.length - (behind?.length ?? 0)).replace(/(\d)[.,]-+$/, '$1')
}

/**
 * What was typed as a decimal string; what is no number is given back as typed. A comma or dot that cannot separate
 * thousands, because other than three digits follow, is taken for the decimal sign whatever the language.
 * @param currencySigns that may stand beside it, in small letters, the longest first
 */
export function readAmount(typed: string, decimal: string, currencySigns: readonly string[] = []): string {
  const text = withoutSign(plainCharacters(typed).replace(/[\s'’`´]/g, ''), currencySigns)
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
