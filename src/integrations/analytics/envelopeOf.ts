import { framesOf } from './framesOf.ts'
import { withoutSecrets } from './withoutSecrets.ts'

export type Fault = { error: unknown; where: string }

export type Around = {
  /** 32 hexadecimal digits. */
  id: string
  /** Seconds since 1970. */
  at: number
  release: string
  environment: string | undefined
  page: string
  path: string
  locale: string
}

/**
 * A fault as an envelope of Sentry (develop.sentry.dev/sdk/envelopes): a header, the header of its one item and the event, a line
 * each. It has the kind of the error, its words and stack without what may be somebody's, and the page; neither user nor request.
 */
export function envelopeOf({ error, where }: Fault, around: Around): string {
  const { id, at, release, environment, page, path, locale } = around
  const isError = error instanceof Error
  const frames = isError && error.stack ? framesOf(error.stack) : []
  const event = JSON.stringify({
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    release,
    ...(environment && { environment }),
    transaction: path,
    tags: { page, locale, where: withoutSecrets(where) },
    exception: {
      values: [
        {
          type: isError ? error.name : typeof error,
          value: withoutSecrets(isError ? error.message : String(error)),
          ...(frames.length > 0 && { stacktrace: { frames } }),
        },
      ],
    },
  })
  const item = { type: 'event', length: new TextEncoder().encode(event).length }
  const sentAt = new Date(at * 1000).toISOString()
  return `${JSON.stringify({ event_id: id, sent_at: sentAt })}\n${JSON.stringify(item)}\n${event}\n`
}
