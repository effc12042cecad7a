import { matches } from './matches.ts'
import { patterns } from './patterns.ts'

/** A finite number, or a decimal string with thousands commas ('1,234.50'); null for all else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const plain = value.replaceAll(',', '')
  return matches(patterns.decimal, plain) ? Number(plain) : null
}
