import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs ID tokens (OpenID Connect Core 1.0, section 2) with a key of this process. */
export function createIdTokens() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    keys: () => ({ keys: [{ ...exportKey(publicKey), use: 'sig', alg: 'ES256', kid: 'sandbox' }] }),
    sign(claims: Record<string, unknown>): string {
      const input = `${part({ alg: 'ES256', typ: 'JWT', kid: 'sandbox' })}.${part(claims)}`
      const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `${input}.${signature.toString('base64url')}`
    },
  }
}

const exportKey = (key: KeyObject) => key.export({ format: 'jwk' })
