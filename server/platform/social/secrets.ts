import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** What is kept of a secret, so that a copy of the table opens nothing. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
