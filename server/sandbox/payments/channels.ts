import { createHash } from 'node:crypto'
import type { Texts } from '../readForms.ts'
import { cardFault, maskCard, readCard } from './cards.ts'
import type { SandboxPayment } from './paymentRepository.ts'

/** A field of the payment page; its value is there before anybody types, so that testing is quick. */
export type PageField = {
  name: string
  label: string
  value: string
  type?: 'text' | 'email' | 'password'
  hint?: string
}

/** What somebody paid with, why it is declined, or which fields are wrong. */
export type Paid = {
  source?: Record<string, string>
  moved?: string
  declined?: string
  errors?: Record<string, string>
}

type Asked = Pick<SandboxPayment, 'id' | 'amount' | 'requisites'>
export type Channel = {
  title: string
  /** What the page says before its fields. */
  say: (payment: Asked) => string
  fields: (payment: Asked) => PageField[]
  read: (payment: Asked, form: Texts) => Paid
  words: { pay: string; fail: string }
}

const words = { pay: 'Pay', fail: 'Decline' }
const plain: Channel = { title: 'Payment', say: () => '', fields: () => [], read: () => ({}), words }

const card: Channel = {
  ...plain,
  title: 'Card',
  say: ({ requisites: { card: used = 'new' } }) =>
    used === 'new'
      ? 'Test cards: 4111 1111 1111 1111 and 5555 5555 5555 4444 pay, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 has no funds.'
      : `Card used before: ${used}`,
  fields: ({ requisites: { card: used = 'new' } }) => [
    ...(used === 'new'
      ? [
          { name: 'number', label: 'Card number', value: '4111 1111 1111 1111' },
          { name: 'expiry', label: 'Expires', value: '12/39', hint: 'Month and year, such as 12/39' },
        ]
      : []),
    { name: 'cvc', label: 'Security code', value: '123', hint: 'Three or four digits' },
  ],
  read(payment, form) {
    const { card: used = 'new' } = payment.requisites
    const { errors, number } = readCard(form, used !== 'new')
    if (Object.keys(errors).length > 0) return { errors }
    const source = { card: number === undefined ? used : maskCard(number) }
    const declined = number === undefined ? undefined : cardFault(number)
    return declined === undefined ? { source } : { declined }
  },
}

const bank: Channel = {
  ...plain,
  title: 'Bank',
  say: ({ requisites }) =>
    `You are at your bank${requisites.bank ? `, ${requisites.bank}` : ''}. Confirm the transfer.`,
  words: { pay: 'Confirm the transfer', fail: 'Decline' },
}

const wallet: Channel = {
  ...plain,
  title: 'Wallet',
  say: () => 'Sign in to your wallet to pay. Any password does.',
  fields: ({ requisites }) => [
    { name: 'email', label: 'E-mail', type: 'email', value: requisites.email ?? 'wallet@example.com' },
    { name: 'password', label: 'Password', type: 'password', value: 'sandbox' },
  ],
  read(_payment, { email = '', password = '' }) {
    const errors = {
      ...(/^[^\s@]{1,64}@[^\s@]{1,180}$/.test(email) ? {} : { email: 'This is not an e-mail address.' }),
      ...(password === '' ? { password: 'Type a password.' } : {}),
    }
    return Object.keys(errors).length > 0
      ? { errors }
      : { source: { email: email.replace(/^(.)[^@]*/, '$1...') } }
  },
  words: { pay: 'Sign in and pay', fail: 'Decline' },
}

const crypto: Channel = {
  ...plain,
  title: 'Crypto',
  say: ({ id, requisites }) => {
    const address = createHash('sha256').update(id).digest('hex').slice(0, 40)
    return `Send to 0x${address}${requisites.network ? ` on ${requisites.network}` : ''}.`
  },
  fields: ({ amount }) => [
    { name: 'sent', label: 'Sent', value: amount, hint: 'Send less or more to see what the site does' },
  ],
  read({ amount }, { sent = amount }) {
    // As many decimals as the currency has at most: the site would make no sense of more.
    const isSum = /^\d{1,15}(\.\d{1,8})?$/.test(sent) && decimals(sent) <= decimals(amount)
    if (!isSum || Number(sent) === 0) return { errors: { sent: 'This is not a sum.' } }
    return sent === amount ? {} : { moved: sent }
  },
  words: { pay: 'I have sent it', fail: 'Fail' },
}

const decimals = (sum: string) => sum.split('.')[1]?.length ?? 0

const mobile: Channel = {
  ...plain,
  title: 'Phone',
  say: ({ requisites: { phone } }) => `This page stands for the phone${phone ? ` ${ending(phone)}` : ''}.`,
  words: { pay: 'Confirm', fail: 'Refuse' },
}

const channels = new Map(Object.entries({ card, bank, iban: bank, wallet, crypto, mobile }))

/** How a channel is paid by; one that is not known only asks for the decision. */
export const channelOf = (name: string): Channel => channels.get(name) ?? plain

/** Enough to know again what was given: anybody may look at the sandbox. */
export const ending = (text: string) => `...${text.slice(-3)}`

/** Whether the player pays on their phone, while their browser stays at the site. */
export const isOnPhone = (channel: string) => channel === 'mobile'
