import type { Limit } from '../limits/rateLimiter.ts'

/** Seconds for which a code is good. */
export const codeLifetime = 600
/** Seconds until another can be sent. */
export const resendTime = 60
/** Wrong tries that a code bears. */
export const mostTries = 5

/**
 * Codes sent for one subject, which bounds the tries that all of them give; sent to one contact for one purpose, whoever
 * asks; asked for and tried from one address.
 */
export const codeLimits = {
  subjectHour: { times: 6, seconds: 3600 },
  subjectDay: { times: 15, seconds: 86_400 },
  contact: { times: 40, seconds: 86_400 },
  asked: { times: 30, seconds: 3600 },
  tried: { times: 60, seconds: 3600 },
} satisfies Record<string, Limit>
