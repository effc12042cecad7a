import { isSafeUrl } from './isSafeUrl.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface ContentUsersSettings {
  /** By which bearer tokens are signed; secret. */
  key: string
  /** Whether strangers may register. */
  registration: boolean
  /** Pages that letters and providers lead to. */
  resetUrl?: string
  confirmedUrl?: string
  callbackUrl?: string
}

/** Characters of the shortest key: 256 bits in hex are 64, in base64 43. */
const leastKey = 32
const names = ['KEY', 'REGISTRATION', 'RESET_URL', 'CONFIRMED_URL', 'CALLBACK_URL'] as const

/**
 * Users of the content backend: the settings CONTENT_USERS_…, or none of them, and then nobody is one.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readContentUsersSettings(env: Environment): {
  contentUsers?: ContentUsersSettings
  problems: string[]
} {
  const text = (name: (typeof names)[number]) => env[`CONTENT_USERS_${name}`]?.trim() ?? ''
  if (names.every((name) => text(name) === '')) return { problems: [] }
  const problems: string[] = []
  const key = text('KEY')
  if (key === '') problems.push('CONTENT_USERS_KEY must be set too')
  else if (!/^[\x21-\x7e]+$/.test(key) || key.length < leastKey)
    problems.push(`CONTENT_USERS_KEY must be at least ${leastKey} characters without spaces`)
  if (!['', '0', '1'].includes(text('REGISTRATION')))
    problems.push('CONTENT_USERS_REGISTRATION must be 1 (on) or 0 (off)')
  const pages = (['RESET_URL', 'CONFIRMED_URL', 'CALLBACK_URL'] as const).filter((name) => text(name) !== '')
  for (const name of pages)
    if (!isSafeUrl(text(name)))
      problems.push(
        `CONTENT_USERS_${name} must be an https URL without a query, or an http one of this machine`,
      )
  if (problems.length > 0) return { problems }
  const page = (name: (typeof pages)[number]) => (text(name) === '' ? undefined : text(name))
  const [resetUrl, confirmedUrl, callbackUrl] = [
    page('RESET_URL'),
    page('CONFIRMED_URL'),
    page('CALLBACK_URL'),
  ]
  return {
    contentUsers: {
      ...{ key, registration: text('REGISTRATION') === '1' },
      ...(resetUrl !== undefined && { resetUrl }),
      ...(confirmedUrl !== undefined && { confirmedUrl }),
      ...(callbackUrl !== undefined && { callbackUrl }),
    },
    problems,
  }
}
