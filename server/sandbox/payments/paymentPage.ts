import type { Texts } from '../readForms.ts'
import { channelOf, ending, type PageField } from './channels.ts'
import { type Decision, openDecisions, returnOf } from './decisions.ts'
import { asHtml, pageFrame } from './pageFrame.ts'
import type { PaymentState, SandboxPayment } from './paymentRepository.ts'
import { isReversible, restOf, reversalTexts } from './reversals.ts'

/** How the site is told. */
export const deliveries = {
  now: 'At once',
  late: 'Five seconds late',
  twice: 'Twice',
  out_of_order: 'Before the site hears what came before',
} as const

export const stateTexts: Record<PaymentState, string> = {
  pending: 'Waits for a decision.',
  captured: 'It was paid.',
  declined: 'It was declined.',
  cancelled: 'It was cancelled.',
  expired: 'Its time is over. Paid now, it is paid late.',
  paid: 'It was paid out.',
  failed: 'It could not be paid out.',
}

type Shown = {
  payment: SandboxPayment
  /** What was typed, where something of it is wrong. */
  form?: Texts
  errors?: Record<string, string>
  /** Status of the site's last answer. */
  answer?: number
}

/** The page where somebody pays, and where a tester decides what becomes of a payment. Works without scripts. */
export function paymentPage({ payment, form = {}, errors = {}, answer }: Shown): string {
  const { kind, amount, currency, reference, state } = payment
  const channel = channelOf(payment.channel)
  const open = openDecisions(payment)
  const back = returnOf(payment)
  const isDeposit = kind === 'deposit'
  const heard = answer === undefined || open.length > 0 ? '' : ` ${answered(answer)}`
  return pageFrame(
    `Payment ${reference}: sandbox`,
    `<h1>Sandbox of payments: ${isDeposit ? channel.title.toLowerCase() : 'payout'}</h1>
<p class="soft">Stands in for a payment service. No money moves: do not type a real card or password.</p>
<p class="sum">${asHtml(`${amount} ${currency}`)}</p><p>${isDeposit ? 'To pay' : 'To be paid out'}, ${asHtml(reference)}</p>
<p role="status">${stateTexts[state]}${heard}</p>
${open.length === 0 ? '' : decisionForm(payment, open, { form, errors })}
${isReversible(payment) ? reversalForm(payment, { form, errors }) : ''}
${open.length === 0 && back !== undefined ? `<p><a class="button" href="${asHtml(back)}">Back to the site</a></p>` : ''}
${isDeposit ? '' : '<p class="actions"><a href="/sandbox/pay">All payments</a></p>'}`,
  )
}

/** A page that says why there is nothing to decide. */
export const noPaymentPage = () =>
  pageFrame(
    'No payment: sandbox',
    '<h1>Sandbox of payments</h1><p role="alert">There is no such payment. <a href="/sandbox/pay">All payments</a></p>',
  )

function decisionForm(
  payment: SandboxPayment,
  open: Decision[],
  sent: Required<Pick<Shown, 'form' | 'errors'>>,
): string {
  const isDeposit = payment.kind === 'deposit'
  const channel = channelOf(payment.channel)
  const words: Record<Decision, string> = {
    ...(isDeposit ? channel.words : { pay: 'Pay out', fail: 'Let it fail' }),
    pending: 'Leave it pending',
    cancel: 'Cancel',
    expire: 'Let its time run out',
  }
  const buttons = open.map((one) => {
    const main = one === 'pay' ? ' class="main"' : ' formnovalidate'
    return `<button name="decision" value="${one}"${main}>${words[one]}</button>`
  })
  const say = isDeposit ? channel.say(payment) : requisitesText(payment.requisites)
  return `<form method="post"><p>${asHtml(say)}</p>
${
  isDeposit
    ? channel
        .fields(payment)
        .map((field) => fieldHtml(field, sent))
        .join('\n')
    : ''
}
${deliveryHtml()}
<div class="actions">${buttons.join('\n')}</div></form>`
}

const deliveryHtml = () =>
  `<label>The site hears of it<select name="delivery">${Object.entries(deliveries)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select></label>`

/** Where a tester takes money of a captured deposit back. */
function reversalForm(payment: SandboxPayment, sent: Required<Pick<Shown, 'form' | 'errors'>>): string {
  const gone = payment.reversals.map(
    ({ state, amount }) => `<li>${asHtml(`${amount} ${payment.currency}`)} ${reversalTexts[state]}</li>`,
  )
  const field = {
    name: 'reversed',
    label: 'Goes back',
    value: restOf(payment),
    hint: 'All that is left, a part of it, or more, to see what the site does',
  }
  return `<h2>Money goes back</h2>${gone.length > 0 ? `<ul>${gone.join('')}</ul>` : ''}
<form method="post">${fieldHtml(field, sent)}
${deliveryHtml()}
<div class="actions"><button name="decision" value="refund">Refund</button>
<button name="decision" value="charge_back">Charge back</button>
<button name="decision" value="fail_late">Let it fail after all</button></div></form>`
}

function fieldHtml(
  { name, label, value, type = 'text', hint }: PageField,
  { form, errors }: { form: Texts; errors: Record<string, string> },
): string {
  const error = errors[name]
  const notes = [...(error ? [`${name}-error`] : []), ...(hint ? [`${name}-hint`] : [])]
  const described = notes.length > 0 ? ` aria-describedby="${notes.join(' ')}"` : ''
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${asHtml((type === 'password' ? undefined : form[name]) ?? value)}" required maxlength="200"
autocomplete="off"${error ? ` aria-invalid="true"${name === Object.keys(errors)[0] ? ' autofocus' : ''}` : ''}${described}>
${error ? `<span id="${name}-error" class="wrong" role="alert">${asHtml(error)}</span>` : ''}
${hint ? `<small id="${name}-hint">${asHtml(hint)}</small>` : ''}</div>`
}

const requisitesText = (requisites: Record<string, string>) =>
  Object.entries(requisites)
    .map(([name, value]) => `${name}: ${ending(value)}`)
    .join(', ')

const answered = (status: number) =>
  status === 0 ? 'The site has not heard of it yet.' : `The site has heard of it and answered ${status}.`
