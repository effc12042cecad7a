import { matches } from '#schemas/rules/support/matches.ts'
import { patterns } from '#schemas/rules/support/patterns.ts'
import { type FieldFault, invalid, invalidFields } from './UserError.ts'

/** `password` is one that is set; one that is only compared is `text`. */
export type FieldKind = 'text' | 'email' | 'username' | 'password'

const longest = { text: 1000, email: 254, username: 100 }
/** Of a password: characters, and bytes, beyond which Strapi's hash would not look. */
const password = { least: 8, most: 72 }

/**
 * The fields of a body or a query, all of which must be there and nothing else; addresses in small letters.
 * @param unknown what to do about others: Strapi's calls differ in that
 * @throws UserError 400 that names each field that is wrong; what stood in it is not repeated
 */
export function readFields<K extends string>(
  body: unknown,
  kinds: Readonly<Record<K, FieldKind>>,
  unknown: 'pass' | 'refuse' | 'name' = 'refuse',
): Record<K, string> {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const others = Object.keys(given).filter((name) => !Object.hasOwn(kinds, name))
  if (unknown === 'name' && others.length > 0) throw invalid(`Invalid parameters: ${named(others)}`)
  const faults: FieldFault[] = []
  if (unknown === 'refuse' && others.length > 0)
    faults.push(fault('', `this field has unspecified keys: ${named(others)}`))
  const read: Partial<Record<K, string>> = {}
  for (const [name, kind] of Object.entries(kinds) as [K, FieldKind][]) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    const wrong = faultOf(name, kind, value)
    if (wrong !== undefined) faults.push(fault(name, wrong))
    else read[name] = kind === 'email' ? String(value).toLowerCase() : String(value)
  }
  if (faults.length > 0) throw invalidFields(faults)
  return read as Record<K, string>
}

function faultOf(name: string, kind: FieldKind, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return `${name} is a required field`
  if (typeof value !== 'string') return `${name} must be a string`
  if (kind === 'password') {
    if (value.length < password.least) return `${name} must be at least ${password.least} characters`
    if (Buffer.byteLength(value) > password.most)
      return `${name} must be less than ${password.most + 1} bytes`
    return undefined
  }
  if (value.length > longest[kind]) return `${name} must be at most ${longest[kind]} characters`
  if (kind === 'email' && !matches(patterns.email, value)) return `${name} must be a valid email`
  if (kind === 'username' && (value.length < 3 || value !== value.trim()))
    return `${name} must be at least 3 characters, with no space around it`
  return undefined
}

const fault = (name: string, message: string): FieldFault => ({
  path: name === '' ? [] : [name],
  message,
  name: 'ValidationError',
})

/** Names come from outside, and may be many. */
const named = (names: readonly string[]) =>
  names
    .slice(0, 10)
    .map((name) => name.slice(0, 40))
    .join(', ')
