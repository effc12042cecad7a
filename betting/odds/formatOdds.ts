import { inverse, nearest, type Ratio } from '../ratios.ts'
import { nearestFraction } from './fractions.ts'

const formats = { decimal, fractional, american, hong_kong, malay, indonesian }

export type OddsFormat = keyof typeof formats

export const ODDS_FORMATS = Object.keys(formats) as OddsFormat[]

/**
 * A price as players of a country read it, in Latin digits. It is rounded to be read: nothing is ever paid from it.
 * @param odds the decimal price, above one
 */
export function formatOdds(odds: Ratio, format: OddsFormat): string {
  return formats[format](odds)
}

/** Two digits after the point, and as many more as keep a short price from being shown as 1.00. */
function decimal(odds: Ratio): string {
  const digits = [2, 3].find((some) => nearest(scaled(odds, some)) > 10n ** BigInt(some)) ?? 4
  return fixed(odds, digits)
}

function fractional(odds: Ratio): string {
  const { num, den } = nearestFraction(odds)
  return `${num}/${den}`
}

/** What 100 win, or what must be staked to win 100. */
function american(odds: Ratio): string {
  const win = winOf(odds)
  return isEvenOrMore(win) ? `+${nearest(scaled(win, 2))}` : `${MINUS}${nearest(scaled(inverse(win), 2))}`
}

function hong_kong(odds: Ratio): string {
  return fixed(winOf(odds), 2)
}

/** What one wins up to even money; above it what must be staked to win one, with a minus. */
function malay(odds: Ratio): string {
  const win = winOf(odds)
  return win.num <= win.den ? fixed(win, 2) : `${MINUS}${fixed(inverse(win), 2)}`
}

/** What one wins from even money on; below it what must be staked to win one, with a minus. */
function indonesian(odds: Ratio): string {
  const win = winOf(odds)
  return isEvenOrMore(win) ? fixed(win, 2) : `${MINUS}${fixed(inverse(win), 2)}`
}

/** The sign itself, which is as wide as a plus and is read out; a hyphen is neither. */
const MINUS = '−'

function winOf({ num, den }: Ratio): Ratio {
  return { num: num - den, den }
}

function isEvenOrMore({ num, den }: Ratio): boolean {
  return num >= den
}

function scaled({ num, den }: Ratio, digits: number): Ratio {
  return { num: num * 10n ** BigInt(digits), den }
}

function fixed(ratio: Ratio, digits: number): string {
  const text = nearest(scaled(ratio, digits))
    .toString()
    .padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
