import { nearest, type Ratio } from '#betting/ratios.ts'

/** Digits after the point at most. */
const most = 4

/** A fraction as a decimal number, in Latin digits; one that does not come out even begins with ≈. */
export function ratioText({ num, den }: Ratio): string {
  const scale = 10n ** BigInt(most)
  const digits = nearest({ num: num * scale, den })
    .toString()
    .padStart(most + 1, '0')
  const text = `${digits.slice(0, -most)}.${digits.slice(-most)}`.replace(/(\.\d\d\d*?)0+$/, '$1')
  return (num * scale) % den === 0n ? text : `≈ ${text}`
}
