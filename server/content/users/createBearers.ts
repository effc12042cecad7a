import { jwtVerify, SignJWT } from 'jose'
import type { User } from './userRepository.ts'

const algorithm = 'HS256'
/** How long a bearer token is good, in seconds; there is no other way to have one anew than to sign in. */
export const bearerSeconds = 3600

/** Whom a bearer token names, and which of their passwords it came of. */
export type Bearer = Pick<User, 'id' | 'version'>

/**
 * Bearer tokens of users (RFC 7519, HS256), as Strapi's clients carry them. Only who holds the key can make one, so none is
 * kept; the version that it names ends it before its time.
 * @param key of the settings
 */
export function createBearers(key: string) {
  const bytes = new TextEncoder().encode(key)
  return {
    issue: ({ id, version }: Bearer, at = Date.now()): Promise<string> =>
      new SignJWT({ id, version })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuedAt(Math.floor(at / 1000))
        .setExpirationTime(Math.floor(at / 1000) + bearerSeconds)
        .sign(bytes),

    /** @returns undefined for whatever is not one of ours, or over */
    async read(token: string): Promise<Bearer | undefined> {
      try {
        const { payload } = await jwtVerify(token, bytes, {
          algorithms: [algorithm],
          requiredClaims: ['iat', 'exp'],
          maxTokenAge: bearerSeconds,
        })
        const { id, version } = payload
        return Number.isSafeInteger(id) && Number.isSafeInteger(version)
          ? { id: Number(id), version: Number(version) }
          : undefined
      } catch {
        return undefined
      }
    },
  }
}

export type Bearers = ReturnType<typeof createBearers>
