import webPush, { type PushSubscription } from 'web-push'
import type { PushedNotice } from '#schemas/runtime/PushedNotice.ts'
import { type PushNoticeName, pushNotices } from '#schemas/runtime/pushNotices.ts'
import type { PushAccess } from './PushAccess.ts'

/** Milliseconds that a push service may take. */
const patience = 15_000

/**
 * Sends a notice, encrypted for the device (RFC 8291). Not by web-push's own `sendNotification`, which waits for ever and follows no
 * setting of ours.
 * @param seconds for which the push service keeps it for a device that is off
 * @returns gone: the device wants no more; refused: it will never be taken
 * @throws Error where it may be taken later; its message names nobody
 */
export async function sendNotice(
  access: PushAccess,
  subscription: PushSubscription,
  { name, notice, seconds }: { name: PushNoticeName; notice: PushedNotice; seconds: number },
): Promise<'sent' | 'gone' | { refused: number }> {
  const { subject, publicKey, privateKey } = access
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(notice),
    {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: seconds,
      urgency: pushNotices[name].urgency,
      // Of several that wait for a device that is off, the last one is enough.
      topic: name,
    },
  )
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new Error(`A push service could not be reached (${error.name})`)
  })
  await answer.body?.cancel()
  const { status } = answer
  if (status >= 200 && status <= 299) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`A push service did not take a notice (${status})`)
  return { refused: status }
}
