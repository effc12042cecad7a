import { createHash } from 'node:crypto'
import type { SandboxApplicant } from './applicantRepository.ts'

/** Why other documents are asked for, as Sumsub labels it. */
export const rejectLabels = {
  UNSATISFACTORY_PHOTOS: 'The photographs cannot be read',
  ID_INVALID: 'The document has expired',
  DOCUMENT_PAGE_MISSING: 'A page is missing',
  PROBLEMATIC_APPLICANT_DATA: 'The data differ from the account',
  SELFIE_MISMATCH: 'The selfie shows somebody else',
  BAD_PROOF_OF_ADDRESS: 'The proof of address is not accepted',
  FORGERY: 'The document is forged',
} as const

/** How the site is told. */
export const deliveries = {
  now: 'At once',
  late: 'Five seconds late',
  twice: 'Twice',
  out_of_order: 'Before the site hears that documents came in',
} as const

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:16px;background:#f4f6fa;color:#16202e}
section{max-width:30rem;margin:0 auto}h1{font-size:1.25rem;margin:0 0 8px}h2{font-size:1rem;margin:24px 0 8px}
p{margin:0 0 8px}fieldset{border:1px solid #66738a;border-radius:6px;margin:0 0 8px;padding:8px 12px}
label{display:block;padding:6px 0}select{display:block;width:100%;box-sizing:border-box;font:inherit;padding:8px;
border:1px solid #66738a;border-radius:6px;background:#fff;color:inherit}button{font:inherit;width:100%;padding:12px;
border:1px solid #1d5288;border-radius:6px;background:#1d5288;color:#fff;cursor:pointer}`

/** For style-src of the content security policy. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const statuses: Record<SandboxApplicant['status'], string> = {
  init: 'Nothing has been handed in yet.',
  pending: 'The documents are being checked.',
  approved: 'The identity is verified.',
  change: 'Other documents are needed.',
  rejected: 'The identity was rejected finally.',
}

type Shown = {
  applicant: SandboxApplicant
  /** The right that the page was opened with, as the widget; without one it is the desk that decides. */
  token?: string
  /** What the page tells the window that shows it. */
  event?: 'ready' | 'submitted'
  answer?: number
}

/** Where somebody hands in documents, and where a tester decides about them. Works without scripts. */
export function applicantPage({ applicant, token, event = 'ready', answer }: Shown): string {
  const hidden = token === undefined ? '' : `<input type="hidden" name="token" value="${asHtml(token)}">`
  const canSubmit = token !== undefined && ['init', 'change'].includes(applicant.status)
  return document(
    event,
    `<h1 id="title">Sandbox of identity verification</h1>
<p>Stands in for the real service. Do not hand in real documents.</p>
<p role="status">${statuses[applicant.status]}${answer === undefined ? '' : ` ${answered(answer)}`}</p>
${canSubmit ? submitForm(hidden) : ''}
<h2>Decide, as the service would</h2>
<form method="post">${hidden}
<fieldset><legend>Decision</legend>
<label><input type="radio" name="decision" value="approve" checked> Approve</label>
<label><input type="radio" name="decision" value="change"> Ask for other documents</label>
<label><input type="radio" name="decision" value="reject"> Reject finally</label></fieldset>
<label>Reason<select name="reason">${options(rejectLabels)}</select></label>
<label>The site hears of it<select name="delivery">${options(deliveries)}</select></label>
<p><button>Decide</button></p></form>`,
  )
}

export function refusalPage(): string {
  return document(
    'expired',
    '<h1 id="title">Sandbox of identity verification</h1><p role="alert">This link is no longer good. Open the verification anew.</p>',
  )
}

/** Tells the window that shows the page what happened; the page works without it. */
export const tellScript = `const other = window.opener ?? (window.parent === window ? null : window.parent)
other?.postMessage({ type: 'verification', event: document.body.dataset.event }, location.origin)
`

function submitForm(hidden: string): string {
  return `<form method="post">${hidden}<p><button name="step" value="submit">Hand in sample documents</button></p></form>`
}

function document(event: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Identity verification: sandbox</title>
<style>${style}</style><script src="/sandbox/verification/tell.js" defer></script></head>
<body data-event="${event}"><section aria-labelledby="title">${content}</section></body></html>`
}

const answered = (status: number) =>
  status === 0 ? 'The site has not heard of it yet.' : `The site has heard of it and answered ${status}.`

const options = (names: Record<string, string>) =>
  Object.entries(names)
    .map(([value, text]) => `<option value="${value}">${asHtml(text)}</option>`)
    .join('')

function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
