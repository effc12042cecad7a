import { createHmac } from 'node:crypto'
import type { SupportConfig } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../shared/operations.ts'
import type { ChatKeys } from './ChatKeys.ts'

export type ChatIdentity = NonNullable<OperationResponse<'support.getChatIdentity'>['identity']>

/** What the platform knows of who is here. */
export type ChatPerson = {
  uid: number
  firstName: string
  /** Of the language of the page. */
  locale: string
  /** The e-mail address, or undefined; whether it is known to be theirs. */
  email: { address: string; isConfirmed: boolean } | undefined
  /** Phone with its dial code, digits alone. */
  phone: string | undefined
}

/** Seconds for which a token says who is here; the widget asks for another. */
const GOOD_FOR = 600

/**
 * Who is here, as the provider of a chat is told of them (product document, section 3, "Support settings"): signed where it takes
 * a signature, for else anybody could pass for anybody and read what they said. Of such providers several take whoever has
 * the same e-mail address for the same person, so that they are told of confirmed ones alone.
 * @param visitor whom Freshchat takes the visitor for; it wants that signed too
 * @returns undefined where nothing is told: without a key, or without a chat
 */
export function signIdentity(
  chat: SupportConfig['chat'],
  person: ChatPerson,
  keys: ChatKeys,
  { visitor, now }: { visitor?: string | undefined; now: Date },
): ChatIdentity | undefined {
  const { firstName, locale } = person
  const uid = String(person.uid)
  const address = person.email?.address ?? ''
  const confirmed = person.email?.isConfirmed ? address : ''
  const told = { uid, first_name: firstName, email: confirmed, locale }
  const exp = Math.floor(now.getTime() / 1000) + GOOD_FOR
  switch (chat) {
    case 'livechat':
      return { ...told, email: address }
    case 'freshchat': {
      const isSigned = keys.freshchat !== undefined
      const email = isSigned ? confirmed : address
      const mobile = person.phone === undefined ? {} : { mobile: `+${person.phone}` }
      return {
        ...{ ...told, email: email || 'none', ...mobile },
        ...(keys.freshchat !== undefined &&
          visitor !== undefined && {
            signature: jwt(
              {
                freshchat_uuid: visitor,
                reference_id: uid,
                first_name: firstName,
                ...(email !== '' && { email }),
                ...(mobile.mobile !== undefined && { phone_number: mobile.mobile }),
                ...{ exp },
              },
              keys.freshchat,
            ),
          }),
      }
    }
    case 'intercom':
    case 'chatwoot': {
      const key = keys[chat]
      return key === undefined ? undefined : { ...told, signature: hmac(uid, key) }
    }
    case 'crisp':
      return keys.crisp === undefined
        ? undefined
        : {
            ...told,
            ...(confirmed !== '' && { signature: hmac(confirmed, keys.crisp) }),
            // Whoever knows it reads what was said: nobody can make it up.
            session: hmac(`session of ${uid}`, keys.crisp),
          }
    case 'zendesk': {
      if (!keys.zendesk) return undefined
      const { id, secret } = keys.zendesk
      const claims = {
        ...{ scope: 'user', external_id: uid, exp },
        ...(firstName !== '' && { name: firstName }),
        ...(confirmed !== '' && { email: confirmed, email_verified: true }),
      }
      return { ...told, signature: jwt(claims, secret, { kid: id }) }
    }
    default:
      return undefined
  }
}

const hmac = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex')

/** A JSON Web Token signed by HS256 (RFC 7515, RFC 7518 section 3.2). */
function jwt(claims: object, key: string, header: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const input = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part(claims)}`
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`
}
