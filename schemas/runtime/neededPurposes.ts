import type { Analytics } from '#generated/grammar/types.ts'

/** Whether anybody is told of anything. */
export const isTold = ({ sinks, performance, errors }: Analytics): boolean =>
  sinks.length > 0 || performance !== undefined || errors !== undefined

/** The purposes that something is told for, in the order of the consent: of no others is anybody asked. */
export function neededPurposes({ consent, sinks, performance, errors }: Analytics): string[] {
  const needed = [...sinks, performance, errors].map((one) => one?.purpose)
  return consent.purposes.map(({ name }) => name).filter((name) => needed.includes(name))
}
