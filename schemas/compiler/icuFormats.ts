import { parseDateTokens } from '@messageformat/date-skeleton'
import { getDateFormatOptions } from '@messageformat/date-skeleton/lib/options.js'
import { type NumberFormatError, parseNumberSkeleton } from '@messageformat/number-skeleton'
import { getNumberFormatOptions } from '@messageformat/number-skeleton/lib/numberformat/options.js'

/** What Lingui hands to Intl: options, or for dates and times one of the lengths that it knows. */
type Format = Intl.NumberFormatOptions | Intl.DateTimeFormatOptions | string | undefined

const numberStyles: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
}

const lengths = ['short', 'medium', 'long', 'full']

const formats: Readonly<Record<string, (style: string) => Format>> = {
  number: numberFormat,
  date: (style) => dateFormat('date', style),
  time: (style) => dateFormat('time', style),
}

/**
 * The format of an argument as Lingui can carry it out, which by itself knows fewer than ICU has.
 * @param style as it is written, such as `integer` or `::currency/EUR`
 * @throws {Error} saying what cannot be shown, and what can
 */
export function icuFormat(argument: string, type: string, style: unknown): Format {
  const format = Object.hasOwn(formats, type) ? formats[type] : undefined
  if (!format) {
    const known = 'number, date, time, plural, selectordinal and select'
    throw new Error(`{${argument}, ${type}} cannot be shown: there are ${known}.`)
  }
  // Skeletons of dates come compiled.
  if (style === undefined || typeof style === 'object') return style as Format
  try {
    return format(String(style))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`{${argument}, ${type}, ${String(style)}} cannot be shown: ${reason}`)
  }
}

function numberFormat(style: string): Format {
  if (Object.hasOwn(numberStyles, style)) return numberStyles[style]
  if (!style.startsWith('::'))
    throw new Error('a number is an integer, a percent, or has a skeleton such as ::currency/EUR or ::.00.')
  const skeleton = parseNumberSkeleton(style.slice(2).trim(), refuse)
  const { scale, precision, unit } = skeleton
  // Both change the number before it is written, which Intl does not.
  if (scale !== undefined || precision?.style === 'precision-increment')
    throw new Error('scale and precision-increment are not known here.')
  const options = getNumberFormatOptions(skeleton, refuse)
  // The percent of a skeleton says 25 of 25, unlike the style of the same name.
  return unit?.style === 'percent' ? { ...options, style: 'unit', unit: 'percent' } : options
}

function dateFormat(type: 'date' | 'time', style: string): Format {
  if (lengths.includes(style)) return style
  const example = type === 'date' ? '::yMMMd' : '::jmm'
  if (!style.startsWith('::'))
    throw new Error(`a ${type} is ${lengths.join(', ')}, or has a skeleton such as ${example}.`)
  return getDateFormatOptions(parseDateTokens(style.slice(2).trim()), undefined, refuse)
}

function refuse(error: NumberFormatError | Error): never {
  throw error
}
