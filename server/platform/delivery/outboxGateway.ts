import type { Gateway } from './Letter.ts'
import { post } from './smsGateway.ts'

/**
 * The outbox among the sandboxes, which shows letters and texts instead of sending them.
 * @param url of the sandboxes, without a trailing slash
 */
export function outboxGateway(url: string): Gateway {
  return {
    async send({ channel, to, subject, text, code }) {
      const status = await post(`${url}/sandbox/outbox`, { channel, to, subject, text, code })
      if (status !== 201) throw new Error(`The outbox did not take a letter (${status})`)
    },
  }
}
