import { HookRefusedError } from '../../http/HookRefusedError.ts'
import { toAmount } from '../../wallet/money.ts'
import { type BridgeAnswer, callBridge } from './callBridge.ts'
import {
  type PaymentEvent,
  type PaymentOrder,
  type PaymentProvider,
  ProviderError,
  type RequisitesOrder,
  type StartedDeposit,
} from './PaymentProvider.ts'
import { callbackFault } from './paymentSignature.ts'
import { isName, readPaymentEvent } from './readPaymentEvent.ts'

export type BridgeSettings = {
  /** Names the clearing account. */
  name: string
  /** Where its API begins, without a trailing slash. */
  url: string
  /** Who we are to it; not secret. */
  key: string
  /** Signs what we ask and what it tells; secret. */
  secret: string
  /** Another one that it may sign with, while the secret is being changed. */
  also?: string
}

/** Whoever speaks the protocol of the payment bridge (docs/integrating.md). */
export function httpProvider(settings: BridgeSettings): PaymentProvider {
  const { secret, also } = settings
  return {
    name: settings.name,

    async startDeposit(order) {
      const { returns, expiresAt } = order
      const fields = { ...described(order), returns, expires_at: expiresAt.toISOString() }
      const { body } = await callBridge(settings, 'POST', '/deposits', fields)
      return { payment: paymentOf(body), ...redirectOf(body) }
    },

    async sendPayout(order) {
      const { body } = await callBridge(settings, 'POST', '/payouts', described(order))
      return { payment: paymentOf(body) }
    },

    async checkRequisites(order) {
      try {
        await callBridge(settings, 'POST', '/requisites', detailsOf(order))
      } catch (error) {
        // A bridge without that call checks them when it is to pay.
        if (!(error instanceof ProviderError) || error.status !== 404) throw error
      }
    },

    async status(reference) {
      return toldOf(
        reference,
        await callBridge(settings, 'GET', `/payments/${encodeURIComponent(reference)}`),
      )
    },

    async cancelDeposit(reference) {
      const path = `/deposits/${encodeURIComponent(reference)}/cancel`
      return toldOf(reference, await callBridge(settings, 'POST', path))
    },

    readCallback(body, headers) {
      const fault = callbackFault([secret, ...(also === undefined ? [] : [also])], body, headers)
      if (fault !== undefined) throw new HookRefusedError(`A callback was refused: ${fault}`, 401)
      const event = readPaymentEvent(parsed(body))
      if (!event) throw new HookRefusedError('A callback was refused: it makes no sense', 400)
      return event
    },
  }
}

function toldOf(reference: string, { status, body }: BridgeAnswer): PaymentEvent | undefined {
  if (status === 404) return undefined
  const event = readPaymentEvent(body)
  if (event?.reference !== reference) throw senseless('how a payment stands')
  return event
}

const described = (order: PaymentOrder) => ({ reference: order.reference, ...detailsOf(order) })

function detailsOf({ channel, amount, currency, player, requisites }: RequisitesOrder) {
  const { uid, ...more } = player
  return {
    channel,
    ...toAmount(amount, currency),
    player: { id: String(uid), ...more },
    requisites,
  }
}

function paymentOf({ payment }: Record<string, unknown>): string {
  if (!isName(payment)) throw senseless('the name of a payment')
  return payment
}

function redirectOf({ redirect }: Record<string, unknown>): Pick<StartedDeposit, 'redirect'> {
  if (redirect === undefined || redirect === null) return {}
  const { url, method = 'GET', params } = redirect as Record<string, unknown>
  if (typeof url !== 'string' || !isSafePage(url)) throw senseless('where to pay')
  if (method !== 'GET' && method !== 'POST') throw senseless('how to go where to pay')
  if (params === undefined || params === null) return { redirect: { url, method } }
  if (!areTexts(params)) throw senseless('what to send where to pay')
  return { redirect: { url, method, params } }
}

/** Pages by https, of this machine, or a path of the site itself; no script, and nothing with a password in it. */
function isSafePage(url: string): boolean {
  if (/[\s\\]/.test(url) || url.length > 4000) return false
  if (/^\/(?!\/)/.test(url)) return true
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username } = new URL(url)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || isLocal) && username === ''
}

function areTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const texts = Object.values(value)
  return texts.length <= 50 && texts.every((one) => typeof one === 'string' && one.length <= 4000)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Asked again it may do better: nobody knows what it did. */
const senseless = (what: string) =>
  new ProviderError('faulty', `The payment provider did not say in words we know ${what}`)
