import { randomBytes } from 'node:crypto'

/** How this process's site and its bookmaker know each other; made anew at each start. */
export const bookmakerKeys = {
  key: 'sandbox-bookmaker',
  secret: randomBytes(24).toString('hex'),
} as const
