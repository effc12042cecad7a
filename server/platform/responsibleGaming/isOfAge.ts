import type { Jurisdiction } from '#generated/grammar/types.ts'
import { resolveDateBound } from '#schemas/rules/support/isoDate.ts'

/** The last date of birth of somebody who is of age today. @param today ISO date */
export function youngestBirthDate({ ageOfMajority }: Jurisdiction, today: string): string {
  const youngest = resolveDateBound(`-P${ageOfMajority}Y`, today)
  if (youngest === null) throw new Error(`${today} is no day`)
  return youngest
}

/** Both are ISO dates. */
export function isOfAge(jurisdiction: Jurisdiction, birthDate: string, today: string): boolean {
  return birthDate <= youngestBirthDate(jurisdiction, today)
}
