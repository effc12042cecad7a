import type { BindingFormat } from '#generated/grammar/types.ts'

/** An amount as the API gives it: a decimal string and an ISO 4217 code. */
type Amount = { amount: string; currency: string }

type Zone = {
  /** IANA name of the one whose calendar holds, where somebody knows it; the clock's own otherwise. */
  name: () => string | undefined
}

/** Whose clock times are shown by: server and browser know the same one, so that what one draws the other takes over. */
export const zone: Zone = { name: () => undefined }

/**
 * A bound value in the form that a binding asks for. Numbers and sums are written as the reader's language does;
 * dates as dd.mm.yyyy and times as h:mm everywhere (product document, section 9). What does not fit its format is
 * given back as it is.
 * @param locale BCP 47 code of the reader
 */
export function formatValue(value: unknown, format: BindingFormat, locale: string): unknown {
  try {
    return formats[format](value, locale)
  } catch {
    return value
  }
}

const formats: Record<BindingFormat, (value: unknown, locale: string) => unknown> = {
  text: (value) => value,
  money: (value, locale) => formatMoney(value, locale, 'auto'),
  credit: (value, locale) => formatMoney(value, locale, 'exceptZero'),
  debit: (value, locale) => formatMoney(negated(value), locale, 'exceptZero'),
  number: (value, locale) => formatNumber(value, locale, {}),
  percent: (value, locale) => formatNumber(value, locale, { style: 'percent' }),
  date: (value) => formatDate(value, false),
  datetime: (value) => formatDate(value, true),
  duration: (value, locale) => formatDuration(BigInt(value as number), locale),
  bit: (value) => (value === true || value === 1 || value === '1' || value === 'true' ? '1' : '0'),
  country: (value, locale) => displayName(value, locale, 'region'),
  currency: (value, locale) => displayName(value, locale, 'currency'),
  locale: (value, locale) => displayName(value, locale, 'language'),
  encoded: (value) => encodeURIComponent(String(value)),
  digits: (value) => String(value).replace(/\D/g, ''),
  present: (value) => !['', 'false', '0', 'undefined', 'null'].includes(String(value)),
  contact: (value) => formatContact(String(value)),
  markup: (value) => value,
  sum: (value) => String(isAmount(value) ? value.amount : value).replace(/\.0+$/, ''),
  no_plus: (value) => String(value).replace(/^\s*\+/, ''),
}

/** Signs stand where the language has them. The minus is a real one, which screen readers say, unlike a hyphen. */
function formatMoney(
  value: unknown,
  locale: string,
  signDisplay: Intl.NumberFormatOptions['signDisplay'],
): unknown {
  const sum = isAmount(value) ? value.amount : value
  const currency = isAmount(value) ? value.currency : undefined
  const isNamed = currency?.length === 3
  const style = isNamed ? ({ style: 'currency', currency } as const) : {}
  const number = formatNumber(sum, locale, { ...style, signDisplay }, currency !== undefined)
  // Intl throws at codes of four letters, which some crypto currencies have.
  const text = currency && !isNamed ? `${currency}\u00a0${number}` : number
  return typeof text === 'string' && text !== sum ? isolated(text.replace('-', '−')) : text
}

/**
 * Sums in languages from right to left begin with a mark of direction; isolates (Unicode Bidirectional Algorithm, 2.4)
 * keep what stands beside such a sum, a Latin name or another sum, from drawing its sign to itself.
 */
function isolated(text: string): string {
  return /[\u200e\u200f]/.test(text) ? `\u2068${text}\u2069` : text
}

/**
 * An e-mail address stays as it is, so that it can be copied. Numbers have no letters that would hold their parts in order among
 * words from right to left, so they are isolated.
 */
function formatContact(contact: string): string {
  if (contact.includes('@')) return contact
  return `\u2066${/^\d/.test(contact) ? '+' : ''}${contact}\u2069`
}

function negated(value: unknown): unknown {
  if (isAmount(value)) return { ...value, amount: negated(String(value.amount)) }
  const text = String(value)
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}

function isAmount(value: unknown): value is Amount {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value
}

/**
 * Two decimals if there is a fraction, none otherwise (product document, section 9); a sum as many as its currency has, for so it is
 * written where it comes from. Decimal strings keep every digit: no float is made. Never more than there is.
 */
function formatNumber(
  value: unknown,
  locale: string,
  options: Intl.NumberFormatOptions,
  isExact = false,
): unknown {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !isDecimal(text)) return value
  const digits = isExact ? Math.max(2, text.split('.')[1]?.length ?? 0) : 2
  const key = [locale, options.style, options.currency, options.signDisplay, digits].join(' ')
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      ...options,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      roundingMode: 'trunc',
      trailingZeroDisplay: 'stripIfInteger',
    })
    numberFormats.set(key, format)
  }
  return format.format(text)
}

/** Few, and each takes a phone milliseconds to make. */
const numberFormats = new Map<string, Intl.NumberFormat>()

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}

/** ISO dates are read as written, without a shift to a time zone; instants are shown in that whose calendar holds. */
function formatDate(value: unknown, withTime: boolean): unknown {
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value))
  if (day) return `${day[3]}.${day[2]}.${day[1]}`
  // Seconds since 1970 as the platform counts them; larger numbers are milliseconds.
  const instant = typeof value === 'number' && value < 1e11 ? value * 1000 : value
  const date = new Date(instant as string | number)
  if (value === null || typeof value === 'boolean' || Number.isNaN(date.getTime())) return value
  const name = zone.name()
  let clock = clocks.get(name)
  if (!clock) {
    // Swedish is written as ISO 8601.
    clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: name })
    clocks.set(name, clock)
  }
  const [, year, month, on, time] = /(\d+)-(\d\d)-(\d\d).0?(\d+:\d\d)/.exec(clock.format(date)) ?? []
  return `${on}.${month}.${year}${withTime ? ` ${time}` : ''}`
}

/** Few, as those of numbers. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>()

/** Whole seconds as a clock shows them, in the digits of the reader: 1:02:03. */
function formatDuration(seconds: bigint, locale: string): string {
  return [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n]
    .map((part, at) => part.toLocaleString(locale, { minimumIntegerDigits: at ? 2 : 1 }))
    .join(':')
}

function displayName(value: unknown, locale: string, type: 'region' | 'currency' | 'language'): unknown {
  return new Intl.DisplayNames([locale, 'en'], { type }).of(String(value)) ?? value
}
