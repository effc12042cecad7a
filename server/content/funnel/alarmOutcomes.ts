/** How an alarm about a form ends. */
export const alarmOutcomes = [
  /** The form is again what it was before the change. */
  'taken_back',
  /** It was changed to something else. */
  'changed',
  /** It is not on the site any more. */
  'removed',
  /** Visitors complete it about as often as before. */
  'recovered',
  /** Nobody took it back in the time for which it is told of: what is so old is meant. */
  'expired',
] as const

export type AlarmOutcome = (typeof alarmOutcomes)[number]
