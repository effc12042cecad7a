import { isKnownCurrency, isMoney } from '#schemas/rules/support/currencies.ts'
import { luhn } from '#schemas/rules/support/luhn.ts'
import { hasControl } from '../../../http/controlCharacters.ts'
import { parseAmount } from '../../wallet/money.ts'
import { type PaymentEvent, providerStates } from './PaymentProvider.ts'

/** The most minor units that the database keeps. */
const most = 2n ** 63n - 1n
/** Milliseconds by which an event may be ahead of our clock. */
const ahead = 300_000

const name = /^[\w.:-]{1,100}$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/
const cardNumber = /^(\d{6})\d{3,9}(\d{4})$/

/** What a bridge says of a payment, as our types have it; undefined where it makes no sense. */
export function readPaymentEvent(body: unknown, now = Date.now()): PaymentEvent | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { id, payment, reference, state, amount, currency, happened_at, reason, requisites } = body as Record<
    string,
    unknown
  >
  if (!isName(id) || !isName(payment) || !isName(reference)) return undefined
  const known = providerStates.find((one) => one === state)
  if (known === undefined || typeof amount !== 'string' || typeof currency !== 'string') return undefined
  if (!isKnownCurrency(currency) || !isMoney(currency)) return undefined
  const units = parseAmount(amount, currency)
  if (units === undefined || units <= 0n || units > most) return undefined
  if (typeof happened_at !== 'string' || !instant.test(happened_at)) return undefined
  const happenedAt = new Date(happened_at)
  if (!(happenedAt.getTime() <= now + ahead)) return undefined
  const source = requisites === undefined ? undefined : readRequisites(requisites)
  if (requisites !== undefined && source === undefined) return undefined
  if (reason !== undefined && !isName(reason)) return undefined
  return {
    id,
    payment,
    reference,
    state: known,
    amount: units,
    currency,
    happenedAt,
    ...(reason !== undefined && { reason }),
    ...(source && { requisites: source }),
  }
}

export const isName = (value: unknown): value is string => typeof value === 'string' && name.test(value)

/** At most ten short texts; the number of a card that somebody forgot to mask is masked before anything keeps it. */
function readRequisites(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value as Record<string, unknown>)
  if (entries.length > 10) return undefined
  const read: Record<string, string> = {}
  for (const [field, text] of entries) {
    if (!/^[a-z][\w-]{0,39}$/i.test(field) || typeof text !== 'string') return undefined
    if (text.length > 200 || hasControl(text)) return undefined
    read[field] = withoutCard(field, text)
  }
  return read
}

/** Whatever the field is called, the number of a card is not kept. */
function withoutCard(field: string, text: string): string {
  const bare = text.replace(/[ -]/g, '')
  return cardNumber.test(bare) && (field === 'card' || luhn(bare))
    ? bare.replace(cardNumber, '$1...$2')
    : text
}
