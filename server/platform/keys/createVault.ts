import { createHmac } from 'node:crypto'
import { seal, unseal } from './seal.ts'

/** Keeps what only the site may read or make, without showing the key. */
export type Vault = {
  seal: (value: unknown) => string
  /** @throws Error where it was sealed by another key, or changed */
  unseal: (sealed: string) => unknown
  /** The same for the same text, and nobody without the key can make it (HMAC-SHA-256, base64url). */
  sign: (text: string) => string
}

export function createVault(key: Buffer): Vault {
  return {
    seal: (value) => seal(key, value),
    unseal: (sealed) => unseal(key, sealed),
    sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}
