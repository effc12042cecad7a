import { randomBytes } from 'node:crypto'

/** How this process's site and its provider of games know each other; made anew at each start. */
export const gameKeys = { key: 'sandbox-games', secret: randomBytes(24).toString('hex') } as const
