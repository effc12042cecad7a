/** What the last digits of an amount make the sandbox do, so that tests need no hand. */
const magic = { 11: 'refuse', 12: 'unavailable', 13: 'fail', 14: 'broken', 17: 'wait' } as const

export type Magic = (typeof magic)[keyof typeof magic]

/** In words, for the page. */
export const magicTexts = {
  '.11': 'is refused at once; so is a payout of a whole sum ending in 11',
  '.12': 'finds the service out of order; so does a payout of a whole sum ending in 12',
  '.13': 'as a payout fails; so does a whole sum ending in 13',
  '.14': 'finds the service broken; so does a payout of a whole sum ending in 14',
  '.17': 'as a payout waits until it is decided here; so does a whole sum ending in 17',
} as const

/**
 * Looks at the decimals of an amount, zeros at its end apart (10.13, 10.130000), or at the last two digits where it has
 * no decimals (113).
 */
export function magicOf(amount: string): Magic | undefined {
  const [, digits] = /(?:\.|^\d*)(1[12347])$/.exec(amount.replace(/(\.\d*?)0+$/, '$1')) ?? []
  return magic[Number(digits) as keyof typeof magic]
}

/** Of a payout the last two digits of a whole sum count too (113.00), for players ask for whole sums only. */
export function magicOfPayout(amount: string): Magic | undefined {
  return magicOf(amount.replace(/\.0*$/, ''))
}
