import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) with the parameters OWASP asks for first: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Runs in the thread pool, never on the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

let decoy: Promise<string> | undefined

/** Takes as long without a hash as with one, so that the time does not tell whether the account exists. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no password of anybody')
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== undefined && matches
}
