import { randomBytes } from 'node:crypto'

/** A seed of the player for those who type none. */
export const newClientSeed = () => randomBytes(10).toString('hex')
