import { randomBytes } from 'node:crypto'

const random = () => randomBytes(24).toString('hex')

/**
 * How this process's site and sandbox know each other. Made anew at each start, so that nobody can read them here and
 * tell a site what was decided.
 */
export const sandboxKeys = {
  appToken: 'sandbox',
  secret: random(),
  webhookSecret: random(),
  level: 'sandbox-level',
} as const
