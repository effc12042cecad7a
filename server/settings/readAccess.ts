import { isSafeUrl } from './isSafeUrl.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * How an outside party is reached.
 * @property secret signs both ways; never log it
 * @property also another one that it may sign with, while the secret is being changed
 */
export type Access = { url: string; key: string; secret: string; also?: string }

/** Characters of the shortest secret: 128 bits in base64. */
const leastSecret = 22

/**
 * How to reach an outside party: all of the settings <PREFIX>_URL, _KEY and _SECRET, or none.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readAccess(env: Environment, prefix: string): { access?: Access; problems: string[] } {
  const names = { url: `${prefix}_URL`, key: `${prefix}_KEY`, secret: `${prefix}_SECRET` }
  const text = (part: keyof typeof names) => env[names[part]]?.trim() ?? ''
  const parts = Object.keys(names) as (keyof typeof names)[]
  const missing = parts.filter((part) => text(part) === '')
  if (missing.length === parts.length) return { problems: [] }
  const [url, key, secret] = [text('url').replace(/\/+$/, ''), text('key'), text('secret')]
  const also = env[`${names.secret}_ALSO`]?.trim() ?? ''
  const problems = missing.map((part) => `${names[part]} must be set too`)
  if (url && !isSafeUrl(url))
    problems.push(`${names.url} must be an https URL, or an http one of this machine`)
  if (key && !/^[\w.:-]{1,100}$/.test(key))
    problems.push(`${names.key} must be letters, digits and _ . : - alone`)
  for (const [name, value] of [
    [names.secret, secret],
    [`${names.secret}_ALSO`, also],
  ] as const)
    if (value && value.length < leastSecret)
      problems.push(`${name} must be at least ${leastSecret} characters long`)
  return problems.length > 0
    ? { problems }
    : { access: { url, key, secret, ...(also && { also }) }, problems }
}
