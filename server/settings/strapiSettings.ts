import { isSafeUrl } from './isSafeUrl.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface StrapiSettings {
  /** Without a trailing slash. */
  url: string
  /** API token that reads; secret. */
  token: string
  /** What messages of Strapi may carry, two while it is being changed; without any nobody may send one. Secret. */
  webhookSecrets: readonly string[]
  pollSeconds: number
  /** Origins besides Strapi's own that its files come from. */
  mediaOrigins: readonly string[]
}

/** Characters of the shortest secret: 128 bits in base64. */
const leastSecret = 22
const names = [
  'URL',
  'TOKEN',
  'WEBHOOK_SECRET',
  'WEBHOOK_SECRET_ALSO',
  'POLL_SECONDS',
  'MEDIA_ORIGINS',
] as const

/**
 * How to reach the Strapi that the site takes definitions from: the settings STRAPI_…, or none of them.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readStrapiSettings(env: Environment): { strapi?: StrapiSettings; problems: string[] } {
  const text = (name: (typeof names)[number]) => env[`STRAPI_${name}`]?.trim() ?? ''
  if (names.every((name) => text(name) === '')) return { problems: [] }
  const problems: string[] = []
  const [url, token] = [text('URL').replace(/\/+$/, ''), text('TOKEN')]
  if (url === '') problems.push('STRAPI_URL must be set too')
  else if (!isSafeUrl(url)) problems.push('STRAPI_URL must be an https URL, or an http one of this machine')
  if (token === '') problems.push('STRAPI_TOKEN must be set too')
  else if (!/^[\x21-\x7e]{20,1000}$/.test(token))
    problems.push('STRAPI_TOKEN must be an API token: at least 20 characters without spaces')
  for (const name of ['WEBHOOK_SECRET', 'WEBHOOK_SECRET_ALSO'] as const) {
    const secret = text(name)
    if (!/^[\x21-\x7e]*$/.test(secret))
      problems.push(`STRAPI_${name} must be characters that a header may have, without spaces`)
    else if (secret !== '' && secret.length < leastSecret)
      problems.push(`STRAPI_${name} must be at least ${leastSecret} characters long`)
  }
  const poll = text('POLL_SECONDS') || '60'
  const pollSeconds = /^\d{1,4}$/.test(poll) ? Number(poll) : 0
  if (pollSeconds < 5 || pollSeconds > 3600)
    problems.push('STRAPI_POLL_SECONDS must be from 5 to 3600 (seconds)')
  const mediaOrigins = text('MEDIA_ORIGINS') === '' ? [] : text('MEDIA_ORIGINS').split(',').map(originOf)
  if (mediaOrigins.includes(undefined))
    problems.push(
      'STRAPI_MEDIA_ORIGINS must be origins like https://media.example.com, with commas between them',
    )
  if (problems.length > 0) return { problems }
  const origins = mediaOrigins.filter((origin) => origin !== undefined)
  return {
    strapi: {
      ...{ url, token, pollSeconds },
      webhookSecrets: [text('WEBHOOK_SECRET'), text('WEBHOOK_SECRET_ALSO')].filter((one) => one !== ''),
      mediaOrigins: origins,
    },
    problems,
  }
}

function originOf(text: string): string | undefined {
  const origin = text.trim().replace(/\/$/, '')
  return isSafeUrl(origin) && new URL(origin).origin === origin ? origin : undefined
}
