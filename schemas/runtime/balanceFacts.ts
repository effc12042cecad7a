import type { BalanceFacts, Facts } from './Facts.ts'

/** The money of whoever is signed in, taken from the account info; nothing for strangers. */
export function balanceFacts({
  balance_main: main,
  balance_bonus: bonus,
  balance_betting_bonus: betting_bonus,
  balance_fun: fun,
}: Facts['session']): BalanceFacts {
  return main === undefined ? {} : ({ main, bonus, betting_bonus, fun } as BalanceFacts)
}
