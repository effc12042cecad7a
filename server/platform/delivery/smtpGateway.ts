import { createTransport } from 'nodemailer'
import { type Gateway, LetterRefusedError } from './Letter.ts'

/** Milliseconds for each step of the talk with the mail server. */
const patience = 15_000

/**
 * A mail server, over SMTP.
 * @param url smtp://user:password@host:587, or smtps:// for TLS from the first byte
 */
export function smtpGateway(url: string): Gateway {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is text that we have put together: nothing in it is read from files or other addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, from, replyTo, subject, text }) {
      try {
        await transport.sendMail({
          from,
          // As an address, never as a list of them.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject: subject ?? '',
          text,
        })
      } catch (error) {
        throw readable(error)
      }
    },
  }
}

/** What went wrong, without what the library and the mail server say of addresses. */
function readable(error: unknown): Error {
  const code = Reflect.get(Object(error), 'code')
  const status = Number(Reflect.get(Object(error), 'responseCode'))
  const message = `The mail server did not take a letter (${String(code)}, ${status || 'no answer'})`
  // RFC 5321, section 4.2.1: 5yz is for good. That our own sign-in is refused is for the operator to mend.
  const forGood = status >= 500 && code !== 'EAUTH'
  return forGood ? new LetterRefusedError(message) : new Error(message)
}
