import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import type { ActionRunner } from './Action.ts'
import { checkedPaymentUrl } from './checkedPaymentUrl.ts'

/**
 * Goes where the platform sends the player. An address that is neither ours nor one of the operator's payment origins is
 * refused, said and reported: whoever could forge an answer must not lead players to a page that looks like a bank's.
 */
export const leave: ActionRunner<'leave'> = async (action, { app, host, scope }) => {
  const facts = scopeFacts(host, scope)
  const wanted = resolveValue(action.to, facts)
  const url = checkedPaymentUrl(String(wanted ?? ''), location.origin, app.paymentOrigins)
  if (url === undefined) {
    const error = { type: 'BillingUnavailableException', message: '', invalidParameters: {} }
    const text = () => host.failureText(error)
    app.toast({ text, tone: 'error' })
    throw new Error(`the platform sends to an address that no payment origin has: ${originOf(wanted)}`)
  }
  const isPost = action.method !== undefined && resolveValue(action.method, facts) === 'POST'
  const fields = isPost && action.fields !== undefined ? readPointer(facts, action.fields) : undefined
  const inWindow = action.newWindow !== undefined && resolveValue(action.newWindow, facts) === true
  const opened = inWindow ? openBlank() : undefined
  go(opened ?? window, url, isPost ? fields : undefined, isPost)
  if (opened) return true
  await gone()
  return false
}

/** Milliseconds after which a page that is still here stays. */
const patience = 15_000

/** Until the browser is elsewhere nothing else is begun; whoever comes back by its back button finds the page as it was. */
function gone(): Promise<void> {
  return new Promise((back) => {
    setTimeout(back, patience)
    addEventListener('pageshow', () => back(), { once: true })
  })
}

/** An empty window that cannot reach this one; undefined where the browser opens none. */
function openBlank(): Window | undefined {
  const opened = window.open('about:blank', '_blank')
  if (!opened) return undefined
  opened.opener = null
  return opened
}

function go(place: Window, url: string, fields: unknown, isPost: boolean): void {
  if (!isPost) {
    // The empty page is no place to come back to.
    if (place === window) place.location.assign(url)
    else place.location.replace(new URL(url, location.origin).href)
    return
  }
  // A real form: the fields stand in no address, and the policy of the page (form-action) has its word.
  const form = place.document.createElement('form')
  form.method = 'post'
  form.action = new URL(url, location.origin).href
  for (const [name, value] of Object.entries(Object(fields) as object)) {
    const input = place.document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = String(value)
    form.append(input)
  }
  place.document.body.append(form)
  // A field named submit would hide the method of that name.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}

/** No more of it is told: its query may hold what is nobody's business. */
function originOf(target: unknown): string {
  return typeof target === 'string' && URL.canParse(target) ? new URL(target).origin : 'no address'
}
