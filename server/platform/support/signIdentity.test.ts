import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ChatPerson, signIdentity } from './signIdentity.ts'

const person: ChatPerson = {
  uid: 7,
  firstName: 'Anna',
  locale: 'lv',
  email: { address: 'anna@example.com', isConfirmed: true },
  phone: '37120000001',
}
const stranger: ChatPerson = { ...person, email: { address: 'anna@example.com', isConfirmed: false } }
const bare: ChatPerson = { ...person, firstName: '', email: undefined, phone: undefined }
const now = new Date('2026-01-01T00:00:00Z')
const signing = { now }
const hmac = (text: string) => createHmac('sha256', 'key').update(text).digest('hex')
const told = { uid: '7', first_name: 'Anna', email: 'anna@example.com', locale: 'lv' }

/** What a token says, where it was signed by the key. */
function read(token: string | undefined) {
  const [header = '', claims = '', signature] = token?.split('.') ?? []
  expect(createHmac('sha256', 'key').update(`${header}.${claims}`).digest('base64url')).toBe(signature)
  const open = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { header: open(header), claims: open(claims) }
}

it.each(['intercom', 'chatwoot'] as const)('signs the number of the account for %s', (chat) => {
  const identity = signIdentity(chat, person, { [chat]: 'key' }, signing)
  expect(identity).toEqual({ ...told, signature: hmac('7') })
})

it('signs the address for Crisp, and names conversations that nobody can guess', () => {
  expect(signIdentity('crisp', person, { crisp: 'key' }, signing)).toEqual({
    ...told,
    signature: hmac('anna@example.com'),
    session: hmac('session of 7'),
  })
  expect(signIdentity('crisp', bare, { crisp: 'key' }, signing)).toEqual({
    ...{ ...told, first_name: '', email: '' },
    session: hmac('session of 7'),
  })
})

it('gives Zendesk a token with the name of its key', () => {
  const zendesk = { id: 'app_1', secret: 'key' }
  const { header, claims } = read(signIdentity('zendesk', person, { zendesk }, signing)?.signature)
  expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'app_1' })
  expect(claims).toEqual({
    ...{ scope: 'user', external_id: '7', exp: now.getTime() / 1000 + 600 },
    ...{ name: 'Anna', email: 'anna@example.com', email_verified: true },
  })
  const shy = read(signIdentity('zendesk', bare, { zendesk }, signing)?.signature)
  expect(shy.claims).toEqual({ scope: 'user', external_id: '7', exp: now.getTime() / 1000 + 600 })
})

describe('Freshchat', () => {
  it('alone hears of the phone, and of no address as "none" (product document, section 3)', () => {
    expect(signIdentity('freshchat', stranger, {}, signing)).toEqual({ ...told, mobile: '+37120000001' })
    expect(signIdentity('freshchat', bare, {}, signing)).toEqual({ ...told, first_name: '', email: 'none' })
    for (const chat of ['livechat', 'intercom', 'crisp', 'chatwoot', 'zendesk'] as const) {
      const keys = { intercom: 'key', crisp: 'key', chatwoot: 'key', zendesk: { id: 'a', secret: 'key' } }
      const identity = signIdentity(chat, bare, keys, signing)
      expect([chat, identity?.email, identity?.mobile]).toEqual([chat, '', undefined])
    }
  })

  it('gets a token for whom it takes the visitor for, where it has a key', () => {
    const keys = { freshchat: 'key' }
    expect(signIdentity('freshchat', person, keys, signing)?.signature).toBeUndefined()
    const identity = signIdentity('freshchat', person, keys, { visitor: 'visitor-1', now })
    expect(read(identity?.signature).claims).toEqual({
      ...{ freshchat_uuid: 'visitor-1', reference_id: '7', first_name: 'Anna' },
      ...{ email: 'anna@example.com', phone_number: '+37120000001', exp: now.getTime() / 1000 + 600 },
    })
    const unknown = signIdentity('freshchat', bare, keys, { visitor: 'visitor-1', now })
    expect(read(unknown?.signature).claims).not.toHaveProperty('email')
  })
})

it('signs no address that is not known to be theirs', () => {
  const keys = { crisp: 'key', intercom: 'key', chatwoot: 'key', zendesk: { id: 'a', secret: 'key' } }
  for (const chat of ['crisp', 'intercom', 'chatwoot', 'zendesk'] as const)
    expect([chat, JSON.stringify(signIdentity(chat, stranger, keys, signing))]).toEqual([
      chat,
      expect.not.stringContaining('anna@'),
    ])
  const identity = signIdentity('freshchat', stranger, { freshchat: 'key' }, { visitor: 'v', now })
  expect(JSON.stringify([identity, read(identity?.signature).claims])).not.toContain('anna@')
  expect(signIdentity('livechat', stranger, keys, signing)).toEqual(told)
})

it('tells nothing without a key where a signature is needed, and nothing where there is no chat', () => {
  for (const chat of ['crisp', 'intercom', 'chatwoot', 'zendesk', 'chatra', null] as const)
    expect([chat, signIdentity(chat, person, {}, signing)]).toEqual([chat, undefined])
})
