import type { BindingFormat, Value, Values } from '#generated/grammar/types.ts'
import type { Facts } from './Facts.ts'
import { formatValue } from './formatValue.ts'
import { lessSum } from './lessSum.ts'
import { readPointer } from './readPointer.ts'

/** How formats are applied: `createFormatters(locale)`, or another for tests and for sending. */
export type Formatters = (value: unknown, format: BindingFormat) => unknown

export function createFormatters(locale: string): Formatters {
  return (value, format) => formatValue(value, format, locale)
}

/** For what is sent rather than shown: formats that write for readers leave the value as it is. */
export const plainFormatters: Formatters = (value, format) =>
  format === 'bit' ||
  format === 'digits' ||
  format === 'no_plus' ||
  format === 'encoded' ||
  format === 'present' ||
  format === 'sum' ||
  format === 'text'
    ? formatValue(value, format, 'en')
    : value

/** A constant as it is; a binding read from the facts; undefined where nothing stands there. */
export function resolveValue(value: Value, facts: Facts, formatters: Formatters = plainFormatters): unknown {
  if (typeof value !== 'object') return value
  const pointers = typeof value.from === 'string' ? [value.from] : value.from
  for (const pointer of pointers) {
    const bound = inCurrency(mapped(readPointer(facts, pointer), value.map), value, facts)
    const found = value.less === undefined ? bound : lessSum(bound, readPointer(facts, value.less))
    if (!isEmpty(found)) return formatters(found, value.as ?? 'text')
  }
  return value.fallback
}

/** What a binding takes instead of what stands there. */
function mapped(found: unknown, map: Extract<Value, object>['map']): unknown {
  if (map === undefined || isEmpty(found)) return found
  const key = String(found)
  return Object.hasOwn(map, key) ? map[key] : undefined
}

/** A bare sum as an amount, where the binding says of which currency; nothing where it is no sum (yet). */
function inCurrency(found: unknown, { currency }: Extract<Value, object>, facts: Facts): unknown {
  if (currency === undefined || isEmpty(found)) return found
  const code = readPointer(facts, currency)
  const isSum = /^\d+(\.\d+)?$/.test(String(found))
  return isSum && typeof code === 'string' ? { amount: String(found), currency: code } : undefined
}

/** Named values resolved; empty ones are left out. */
export function resolveValues(
  values: Values | undefined,
  facts: Facts,
  formatters?: Formatters,
): Record<string, unknown> {
  const resolved = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    resolveValue(value, facts, formatters),
  ])
  return Object.fromEntries(resolved.filter(([, value]) => !isEmpty(value)))
}

/** Nothing entered: undefined, null or an empty string. false and 0 are something. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
