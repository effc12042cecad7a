import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane), which are this library's defaults. It runs on the
// thread pool, so a sign-in never holds up the requests of others.

/** A PHC string of argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Takes as long for no account (`passwordHash` undefined) as for a wrong password. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody()), password)
  return passwordHash !== undefined && matches
}

let nobodysHash: Promise<string> | undefined
function nobody(): Promise<string> {
  nobodysHash ??= hash(randomBytes(32))
  return nobodysHash
}
