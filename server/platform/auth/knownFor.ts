import type { Limit } from '../rateLimits/rateLimiter.ts'

/** How long an address where somebody signed in is known as theirs. */
export const knownFor: Limit = { times: Number.MAX_SAFE_INTEGER, seconds: 30 * 24 * 3600 }
