import { createECDH } from 'node:crypto'
import type { PushAccess } from '../platform/push/PushAccess.ts'

type Environment = Readonly<Record<string, string | undefined>>

const names = {
  publicKey: 'VAPID_PUBLIC_KEY',
  privateKey: 'VAPID_PRIVATE_KEY',
  subject: 'VAPID_SUBJECT',
} as const
type Part = keyof typeof names

/**
 * With what notices are pushed: all of the settings VAPID_… or none; PUSH_SERVICES names origins of push services besides those of the
 * browsers.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readPushSettings(env: Environment): { push?: PushAccess; problems: string[] } {
  const text = (name: string) => env[name]?.trim() ?? ''
  const parts = Object.keys(names) as Part[]
  const missing = parts.filter((part) => text(names[part]) === '')
  const services = text('PUSH_SERVICES')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (missing.length === parts.length && services.length === 0) return { problems: [] }
  const problems = missing.map((part) => `${names[part]} must be set too`)
  const [publicKey = '', privateKey = '', subject = ''] = parts.map((part) => text(names[part]))
  if (missing.length === 0 && !isPair(publicKey, privateKey))
    problems.push(
      `${names.publicKey} and ${names.privateKey} must be a pair as \`npx web-push generate-vapid-keys\` prints it`,
    )
  if (subject !== '' && !/^mailto:[^\s@]+@[^\s@]+$/.test(subject) && !/^https:\/\/[\w.-]+/.test(subject))
    problems.push(`${names.subject} must be an address like mailto:push@example.com or https://example.com`)
  if (!services.every(isOrigin))
    problems.push('PUSH_SERVICES must be origins like https://push.example.com, with commas between them')
  return problems.length > 0 ? { problems } : { push: { publicKey, privateKey, subject, services }, problems }
}

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

/** Whether both are keys of the curve P-256, in base64url, that belong together. */
function isPair(publicKey: string, privateKey: string): boolean {
  const own = createECDH('prime256v1')
  try {
    own.setPrivateKey(privateKey, 'base64url')
    return own.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
