import type { Database } from '../../db/Database.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { PlatformError } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { keepValue, quota } from './keepValue.ts'
import { storageRepository } from './storageRepository.ts'

const writes: Limit = { times: 300, seconds: 300 }

/** What the browser keeps on the server for a player. */
export function storageHandlers({ database, limiter }: { database: Database; limiter: RateLimiter }) {
  const { drizzle } = database
  return {
    async 'storage.get'({ key }, context) {
      return { key, value: await storageRepository.get(drizzle, signedIn(context).uid, key) }
    },

    async 'storage.getKeys'(_input, context) {
      return { keys: await storageRepository.keys(drizzle, signedIn(context).uid) }
    },

    async 'storage.set'({ key, value }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `storage ${uid}`, writes)
      if ([...value].length > quota.characters)
        throw tooMuch(`At most ${quota.characters} characters a value`)
      if (value === '') await storageRepository.forget(drizzle, uid, key)
      else if (!(await keepValue(database, uid, key, value))) throw tooMuch(`At most ${quota.keys} keys`)
      return { value: 1 as const }
    },
  } satisfies Handlers
}

const tooMuch = (message: string) => new PlatformError('StorageQuotaExceededException', message)
