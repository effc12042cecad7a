import { randomBytes } from 'node:crypto'

/** How this process's site and sandbox know each other; made anew at each start. */
export const feedKeys = { token: randomBytes(24).toString('hex') } as const
