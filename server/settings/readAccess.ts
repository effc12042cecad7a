import { isSafeUrl } from './isSafeUrl.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * What calls of an outside party are signed with.
 * @property secret signs both ways; never log it
 * @property also another one that it may sign with, while the secret is being changed
 */
export type CallKeys = { key: string; secret: string; also?: string }

/** How an outside party is reached. */
export type Access = CallKeys & { url: string }

/** Characters of the shortest secret: 128 bits in base64. */
const leastSecret = 22

/**
 * How to reach an outside party: all of the settings <PREFIX>_URL, _KEY and _SECRET, or none.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readAccess(env: Environment, prefix: string): { access?: Access; problems: string[] } {
  const { values, problems } = readParts(env, prefix, ['url', 'key', 'secret'])
  const { url = '', ...keys } = values ?? {}
  const address = url.replace(/\/+$/, '')
  if (url && !isSafeUrl(address))
    problems.push(`${prefix}_URL must be an https URL, or an http one of this machine`)
  return values && problems.length === 0
    ? { access: { url: address, ...(keys as CallKeys) }, problems }
    : { problems }
}

/** The same of a party that only calls us: both <PREFIX>_KEY and _SECRET, or none. */
export function readCallKeys(env: Environment, prefix: string): { keys?: CallKeys; problems: string[] } {
  const { values, problems } = readParts(env, prefix, ['key', 'secret'])
  return values && problems.length === 0 ? { keys: values as CallKeys, problems } : { problems }
}

type Part = 'url' | 'key' | 'secret'

/** @returns values, the other secret among them; none where nothing is set */
function readParts(
  env: Environment,
  prefix: string,
  parts: readonly Part[],
): { values?: Partial<Record<Part | 'also', string>>; problems: string[] } {
  const nameOf = (part: Part) => `${prefix}_${part.toUpperCase()}`
  const text = (name: string) => env[name]?.trim() ?? ''
  const missing = parts.filter((part) => text(nameOf(part)) === '')
  if (missing.length === parts.length) return { problems: [] }
  const values = Object.fromEntries(parts.map((part) => [part, text(nameOf(part))]))
  const also = text(`${prefix}_SECRET_ALSO`)
  const problems = missing.map((part) => `${nameOf(part)} must be set too`)
  if (values.key && !/^[\w.:-]{1,100}$/.test(values.key))
    problems.push(`${nameOf('key')} must be letters, digits and _ . : - alone`)
  for (const [name, value] of [
    [nameOf('secret'), values.secret],
    [`${nameOf('secret')}_ALSO`, also],
  ] as const)
    if (value && value.length < leastSecret)
      problems.push(`${name} must be at least ${leastSecret} characters long`)
  return { values: { ...values, ...(also && { also }) }, problems }
}
