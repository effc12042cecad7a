import { withQuery } from '../../actions/withQuery.ts'
import { type ReturnMessage, returnChannel, returnQuery, type SocialReturn } from './SocialReturn.ts'

/**
 * What the address says of a sign-in with a service; it is taken out of the address. In the window of the service it is
 * told to the window that waits for it.
 * @returns `closed` where this window has done its work
 */
export function takeReturn(): SocialReturn | 'closed' | undefined {
  const query = new URLSearchParams(location.search)
  const id = query.get(returnQuery.window)
  const result = query.get(returnQuery.result)
  if (id === null && result === null) return undefined
  const nothing = Object.fromEntries(Object.values(returnQuery).map((name) => [name, undefined]))
  history.replaceState(history.state, '', withQuery(location, nothing))
  const returned = {
    // An operator's platform may say no more than that it leads back.
    result: result ?? 'signed_in',
    service: query.get(returnQuery.service) ?? '',
    for: query.get(returnQuery.for) ?? '',
    ...(query.has(returnQuery.wait) && { resend_time: Number(query.get(returnQuery.wait)) || 0 }),
    ...sentTo(query.get(returnQuery.sentTo)),
  }
  if (id !== null && tell({ type: 'social', window: id, returned })) return 'closed'
  return returned
}

/**
 * Only what can be nothing but a masked contact: anybody may write an address that leads here, and what they put in it
 * is shown as our words.
 */
function sentTo(told: string | null): Pick<SocialReturn, 'sent_to'> {
  const isMasked =
    told !== null &&
    /^(\S{1,2}•{3}@\S{1,2}•{3}(\.[\p{L}\d-]{2,24})?|(\+\d{1,3} )?•{1,14} \d{1,3})$/u.test(told)
  return isMasked ? { sent_to: told } : {}
}

/** Whether this window is closed by it: one that no script opened stays. */
function tell(message: ReturnMessage): boolean {
  const opener = window.opener as Window | null
  if (opener && !opener.closed) opener.postMessage(message, location.origin)
  const channel = new BroadcastChannel(returnChannel)
  channel.postMessage(message)
  channel.close()
  window.close()
  return window.closed
}
