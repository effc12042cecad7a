/** A multiplier as it is written: ×2.00. */
export const asFactor = (hundredths: number, locale: string): string =>
  `×${(hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
