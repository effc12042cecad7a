import { createTransport } from 'nodemailer'
import { type Gateway, LetterRefusedError } from './Letter.ts'

/** Milliseconds for each step of the talk with the mail server. */
const patience = 15_000

type Options = {
  /** Nothing is sent without TLS: where the server offers none, letters wait. */
  requireTls?: boolean
  /** What we are called there (EHLO, RFC 5321, section 4.1.1.1). */
  name?: string | undefined
}

/**
 * A mail server, over SMTP.
 * @param url smtp://user:password@host:587, or smtps:// for TLS from the first byte
 */
export function smtpGateway(url: string, { requireTls = false, name }: Options = {}): Gateway {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    ...(name !== undefined && { name }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is text that we have put together: nothing in it is read from files or other addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, from, replyTo, unsubscribe, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          // As an address, never as a list of them.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          ...(unsubscribe !== undefined && { list: { unsubscribe }, headers: oneClick(unsubscribe) }),
          subject: subject ?? '',
          text,
          ...(html !== undefined && { html }),
        })
      } catch (error) {
        throw readable(error)
      }
    },
  }
}

/** RFC 2369 names the link; RFC 8058, which wants it to be https, says that a POST there does it. */
const oneClick = (link: string): Record<string, string> =>
  link.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

/** Failures of the connection, of which the library says no more than the system or the certificate: they name a server. */
const ofConnection = /^(ESOCKET|ECONNECTION|ETLS|EDNS|ETIMEDOUT)$/

/** What went wrong, without what the library and the mail server say of addresses. */
function readable(error: unknown): Error {
  const code = Reflect.get(Object(error), 'code')
  const status = Number(Reflect.get(Object(error), 'responseCode'))
  const why = ofConnection.test(String(code)) && error instanceof Error ? `: ${error.message}` : ''
  const message = `The mail server did not take a letter (${String(code)}, ${status || 'no answer'})${why}`
  // RFC 5321, section 4.2.1: 5yz is for good. That our own sign-in is refused is for the operator to mend.
  const forGood = status >= 500 && code !== 'EAUTH'
  return forGood ? new LetterRefusedError(message) : new Error(message)
}
