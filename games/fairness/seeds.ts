import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { sha256Hex } from './hash.ts'

/** What a round's random numbers are made of. */
export type Seeds = {
  /** 32 random bytes as 64 hex digits; used as this text. */
  server: string
  /** The player's own text. */
  client: string
  /** Rounds that were played with these seeds before, from 0. */
  nonce: number
}

/** A seed of the server that nobody has seen, from the system's secure random numbers. */
export function newServerSeed(): string {
  return bytesToHex(randomBytes(32))
}

/** What is shown of a server seed while it is in use. */
export function commitment(serverSeed: string): string {
  return sha256Hex(serverSeed)
}

/** Whether a text may be a client seed: 1 to 64 printable ASCII characters without the colon, which parts the message. */
export function isClientSeed(text: string): boolean {
  return /^[!-9;-~]{1,64}$/.test(text)
}
