import type { ChatKeys } from '../platform/support/ChatKeys.ts'

/** What an operator says of the chat, besides what stands in the definition of the site. */
export type ChatSettings = {
  /** Origin of its frame, where that is not the site's. */
  origin?: string
  /** With what is signed who is here; secret. */
  keys: ChatKeys
}

type Environment = Readonly<Record<string, string | undefined>>

/** Of the providers that sign by one secret. */
const secrets = {
  chatwoot: 'CHAT_CHATWOOT_SECRET',
  crisp: 'CHAT_CRISP_SECRET',
  freshchat: 'CHAT_FRESHCHAT_SECRET',
  intercom: 'CHAT_INTERCOM_SECRET',
} as const

/**
 * The settings CHAT_…
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readChatSettings(env: Environment): { chat: ChatSettings; problems: string[] } {
  const text = (name: string) => env[name]?.trim() || undefined
  const problems: string[] = []
  const keys: ChatKeys = {}
  for (const provider of Object.keys(secrets) as (keyof typeof secrets)[]) {
    const secret = text(secrets[provider])
    if (secret !== undefined) keys[provider] = secret
  }
  const id = text('CHAT_ZENDESK_KEY')
  const secret = text('CHAT_ZENDESK_SECRET')
  if (id !== undefined && secret !== undefined) keys.zendesk = { id, secret }
  else if (id !== undefined) problems.push('CHAT_ZENDESK_SECRET must be set too')
  else if (secret !== undefined) problems.push('CHAT_ZENDESK_KEY must be set too')

  const origin = text('CHAT_ORIGIN')
  if (origin === undefined) return { chat: { keys }, problems }
  problems.push(...originProblems(origin, text('PUBLIC_URL')))
  return { chat: { origin, keys }, problems }
}

/** The frame says to which pages alone it listens, so that it must know where they are. */
function originProblems(origin: string, publicUrl: string | undefined): string[] {
  const isOrigin = /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin) && URL.canParse(origin)
  if (!isOrigin || new URL(origin).origin !== origin)
    return ['CHAT_ORIGIN must be an origin like https://chat.example.com, without a path']
  if (publicUrl === undefined) return ['CHAT_ORIGIN must stand beside PUBLIC_URL']
  if (publicUrl === origin) return ['CHAT_ORIGIN must be another origin than PUBLIC_URL']
  return publicUrl.startsWith('https:') && origin.startsWith('http:')
    ? ['CHAT_ORIGIN must be https, as PUBLIC_URL is']
    : []
}
