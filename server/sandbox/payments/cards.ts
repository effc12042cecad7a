import type { Texts } from '../readForms.ts'

/** Test numbers that are declined, by the reason. */
const declined: Record<string, string> = {
  '4000000000000002': 'do_not_honor',
  '4000000000009995': 'insufficient_funds',
}

/** Why a card is declined; undefined for cards that pay. */
export const cardFault = (number: string): string | undefined => declined[number]

/** All of a card's number that is kept. */
export const maskCard = (number: string) => `${number.slice(0, 6)}...${number.slice(-4)}`

/** What was typed of a card. @param isKnown whether only its code is asked for */
export function readCard(form: Texts, isKnown: boolean): { number?: string; errors: Record<string, string> } {
  const { number: typed = '', expiry = '', cvc = '' } = form
  const number = typed.replace(/[ -]/g, '')
  const code: Record<string, string> = /^\d{3,4}$/.test(cvc.trim()) ? {} : { cvc: 'Three or four digits.' }
  if (isKnown) return { errors: code }
  return {
    number,
    errors: {
      ...(isCardNumber(number) ? {} : { number: 'This is not the number of a card.' }),
      ...(isInFuture(expiry) ? {} : { expiry: 'A month that is not over, such as 12/39.' }),
      ...code,
    },
  }
}

/** By the check digit that ISO/IEC 7812 puts at the end (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
    0,
  )
  return sum % 10 === 0
}

function isInFuture(expiry: string): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(expiry.trim()) ?? []
  return month !== '' && Date.UTC(2000 + Number(year), Number(month)) > Date.now()
}
