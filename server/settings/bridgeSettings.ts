import { isSafeUrl } from './isSafeUrl.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** How an operator's payment bridge is reached. @property secret signs both ways; never log it */
export type BridgeAccess = { url: string; key: string; secret: string }

const names = { url: 'PAYMENTS_URL', key: 'PAYMENTS_KEY', secret: 'PAYMENTS_SECRET' } as const
/** Characters of the shortest secret: 128 bits in base64. */
const leastSecret = 22

/**
 * How to reach the payment bridge: all of the settings PAYMENTS_… or none.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readBridgeSettings(env: Environment): { bridge?: BridgeAccess; problems: string[] } {
  const text = (part: keyof typeof names) => env[names[part]]?.trim() ?? ''
  const parts = Object.keys(names) as (keyof typeof names)[]
  const missing = parts.filter((part) => text(part) === '')
  if (missing.length === parts.length) return { problems: [] }
  const [url, key, secret] = [text('url').replace(/\/+$/, ''), text('key'), text('secret')]
  const problems = missing.map((part) => `${names[part]} must be set too`)
  if (url && !isSafeUrl(url))
    problems.push('PAYMENTS_URL must be an https URL, or an http one of this machine')
  if (key && !/^[\w.:-]{1,100}$/.test(key))
    problems.push('PAYMENTS_KEY must be letters, digits and _ . : - alone')
  if (secret && secret.length < leastSecret) {
    problems.push(`PAYMENTS_SECRET must be at least ${leastSecret} characters long`)
  }
  return problems.length > 0 ? { problems } : { bridge: { url, key, secret }, problems }
}
