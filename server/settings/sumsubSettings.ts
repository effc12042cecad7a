import type { SumsubSettings } from '../platform/verification/sumsubProvider.ts'
import { isSafeUrl } from './isSafeUrl.ts'

type Environment = Readonly<Record<string, string | undefined>>

const names = {
  appToken: 'SUMSUB_APP_TOKEN',
  secret: 'SUMSUB_SECRET',
  webhookSecret: 'SUMSUB_WEBHOOK_SECRET',
  level: 'SUMSUB_LEVEL',
} as const
type Part = keyof typeof names

/** Where Sumsub answers unless SUMSUB_URL says otherwise. */
const sumsubUrl = 'https://api.sumsub.com'

/**
 * How to reach Sumsub: all of the settings SUMSUB_… or none.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readSumsubSettings(env: Environment): { sumsub?: SumsubSettings; problems: string[] } {
  const text = (name: string) => env[name]?.trim() || undefined
  const parts = Object.keys(names) as Part[]
  const missing = parts.filter((part) => text(names[part]) === undefined)
  if (missing.length === parts.length && text('SUMSUB_URL') === undefined) return { problems: [] }
  const url = (text('SUMSUB_URL') ?? sumsubUrl).replace(/\/+$/, '')
  const problems = missing.map((part) => `${names[part]} must be set too`)
  if (!isSafeUrl(url)) problems.push('SUMSUB_URL must be an https URL, or an http one of this machine')
  if (problems.length > 0) return { problems }
  const [appToken = '', secret = '', webhookSecret = '', level = ''] = parts.map((part) => text(names[part]))
  const also = text('SUMSUB_WEBHOOK_SECRET_ALSO')
  const webhookSecrets = also === undefined ? [webhookSecret] : [webhookSecret, also]
  return { sumsub: { url, appToken, secret, webhookSecrets, level }, problems }
}
