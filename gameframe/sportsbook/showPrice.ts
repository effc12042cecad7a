import { formatOdds, ODDS_FORMATS } from '#betting/odds/formatOdds.ts'

/** A price as players of a country read it; decimal where the page names no format that we know. @param odds in hundredths, above one */
export const showPrice = (odds: number, format: string): string =>
  formatOdds({ num: BigInt(odds), den: 100n }, ODDS_FORMATS.find((one) => one === format) ?? 'decimal')
