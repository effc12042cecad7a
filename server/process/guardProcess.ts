import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../db/DatabaseAwayError.ts'
import { isLost } from '../db/isLost.ts'

type Guarded = {
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>
  /** Counts a fault, so that it is seen without reading logs. */
  count: (kind: 'rejection' | 'exception') => void
  /** Ends the process in order, as a fault of the program asks for. */
  stop: () => void
}

/**
 * What becomes of an error that nobody has caught (docs/decisions/0129). A connection to anybody outside that broke, and
 * a promise that failed without anybody waiting for it, are written down and counted, and the process goes on. After an
 * exception of any other kind nobody knows in what state the program is: what is under way is answered, and it ends.
 * @returns what ends the guard
 */
export function guardProcess({ log, count, stop }: Guarded): () => void {
  const onRejection = (reason: unknown) => {
    count('rejection')
    log.error({ err: reason }, 'a failure was not heard by anybody')
  }
  const onException = (error: unknown) => {
    count('exception')
    if (isOutside(error)) return log.error({ err: error }, 'a connection that broke was not heard by anybody')
    log.fatal({ err: error }, 'the program has a fault: it answers what is under way, and ends')
    stop()
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onException)
  return () => {
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onException)
  }
}

/** Broken by others: a socket, a name that is not found, a database that left. No mistake of ours has such a code. */
const isOutside = (error: unknown) => isDatabaseAway(error) || isLost(error) || isNetwork(error)

function isNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  return (
    (syscall !== undefined && /^(read|write|connect|shutdown|getaddrinfo|accept)$/.test(syscall)) ||
    /^(UND_ERR_|ERR_SSL_|ERR_TLS_|ERR_STREAM_|ERR_HTTP2_|HPE_)/.test(code ?? '')
  )
}
