import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createQueue } from './createQueue.ts'

/** argon2id (the library's default) with the parameters OWASP asks for first: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// It runs on the thread pool, of which one thread of the usual four stays free for files and compression. Whoever
// would wait for more than about two seconds is sent away, so that a flood of sign-ins never piles up.
const queue = createQueue({ atOnce: 3, waiting: 200 })

/** A PHC string of argon2id. @throws QueueFullError when too many wait */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password, options))
}

/**
 * Takes as long for no account, or one without a password (`stored` undefined or null), as for a wrong password.
 * @throws QueueFullError when too many wait
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const compared = stored ?? (await nobody())
  const matches = await queue(() => verify(compared, password))
  return typeof stored === 'string' && matches
}

let nobodysHash: Promise<string> | undefined
function nobody(): Promise<string> {
  nobodysHash ??= hash(randomBytes(32), options)
  return nobodysHash
}
