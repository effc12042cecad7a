import { magicTexts } from './magicAmounts.ts'
import { magicRequisiteTexts } from './magicRequisites.ts'
import { asHtml, pageFrame } from './pageFrame.ts'
import { stateTexts } from './paymentPage.ts'
import type { SandboxPayment } from './paymentRepository.ts'

/** The newest payments, in and out, each with the way to its page. */
export function listPage(payments: readonly SandboxPayment[]): string {
  const rules = Object.entries(magicTexts).map(([end, text]) => `<li>A sum ending in ${end} ${text}.</li>`)
  const sources = Object.entries(magicRequisiteTexts).map(
    ([end, text]) =>
      `<li>An account, a number or the name of an e-mail address ending in ${end} ${text}.</li>`,
  )
  const items = payments.map(
    ({ id, kind, reference, amount, currency, state }) =>
      `<li><a href="/sandbox/pay/${id}">${asHtml(reference)}</a>: ${kind === 'deposit' ? 'in' : 'out'}, ${asHtml(
        `${amount} ${currency}`,
      )}<small>${stateTexts[state]}</small></li>`,
  )
  return pageFrame(
    'Payments: sandbox',
    `<h1>Sandbox of payments</h1><p class="soft">Stands in for a payment service. No money moves. Payouts are paid by
themselves after a second.</p>
<h2>Payments</h2>${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>There are none yet.</p>'}
<h2>Sums that do something else</h2><ul>${rules.join('\n')}</ul>
<h2>Requisites that are not taken</h2><ul>${sources.join('\n')}</ul>`,
  )
}

/** The same for programs. */
export const listOf = (payments: readonly SandboxPayment[]) =>
  payments.map(({ id, kind, reference, channel, amount, currency, state, createdAt }) => ({
    payment: id,
    kind,
    reference,
    channel,
    amount,
    currency,
    state,
    created_at: createdAt.toISOString(),
  }))
