import type { SupportConfig } from '#generated/grammar/types.ts'
import type { Database } from '../../db/Database.ts'
import { profileRepository } from '../accounts/profileRepository.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { Handlers, Session } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { ChatKeys } from './ChatKeys.ts'
import { chatRepository } from './chatRepository.ts'
import { type ChatPerson, signIdentity } from './signIdentity.ts'

export type ChatHandlerServices = {
  database: Database
  limiter: RateLimiter
  live: LiveSite
  /** With what is signed who is here, for the chat of the site. */
  chatKeys: (support: SupportConfig) => ChatKeys
  clock: () => Date
}

/** Of one player: messages that are kept, and how often it is signed who is here. */
const limits = {
  messages: { times: 120, seconds: 600 },
  identities: { times: 120, seconds: 3600 },
} satisfies Record<string, Limit>

/** Whose messages are kept (product document, section 6). */
const keeper = 'freshchat'

/** What a chat asks of the platform: to whom it talks, and to keep what was said. */
export function chatHandlers({ database, limiter, live, chatKeys, clock }: ChatHandlerServices) {
  return {
    async 'support.getChatIdentity'({ visitor }, { session, locale }) {
      const { uid } = session as Session
      const { support } = live.site()
      if (!support?.chat) return {}
      await refuseOften(limiter, `chat identity of ${uid}`, limits.identities)
      const person = await personOf(database, uid, locale)
      const signing = { visitor, now: clock() }
      const identity = person && signIdentity(support.chat, person, chatKeys(support), signing)
      return identity ? { identity } : {}
    },

    async 'chat.storeChatEvent'({ provider, channel_id, conversation_id, text, event }, { session }) {
      const { uid } = session as Session
      if (provider !== keeper || live.site().support?.chat !== keeper)
        throw new PlatformError('MethodNotFoundException', `Nothing is kept of a chat of ${provider}`)
      if (text.trim() === '') throw invalidParameters({ text: [{ code: 'required' }] })
      await refuseOften(limiter, `chat messages of ${uid}`, limits.messages)
      const ids = { channelId: channel_id, conversationId: conversation_id }
      await chatRepository.add(database.drizzle, { uid, provider, ...ids, text, event })
      return { value: 1 as const }
    },
  } satisfies Handlers
}

async function personOf(database: Database, uid: number, locale: string): Promise<ChatPerson | undefined> {
  const stored = await profileRepository.read(database.drizzle, uid)
  if (!stored) return undefined
  const first = (type: 'email' | 'phone') => {
    const ways = stored.contacts.filter((one) => one.type === type)
    return ways.find(({ isConfirmed }) => isConfirmed) ?? ways[0]
  }
  const email = first('email')
  return {
    uid,
    locale: locale || stored.account.locale,
    firstName: stored.profile?.firstName ?? '',
    email: email && { address: email.contact, isConfirmed: email.isConfirmed },
    phone: first('phone')?.contact,
  }
}
