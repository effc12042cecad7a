import { sqlState } from './sqlErrors.ts'

/**
 * Sessions that the server ended (57P01 to 57P03, 57P05, 25P03, 25P04), connections that broke (class 08), and a server
 * that takes no more of them (53300). One that writes nothing any more (25006) is a standby by now: the primary is reached by another
 * connection. PostgreSQL, appendix A.
 */
const lostStates = /^(08...|57P0[1235]|25P0[34]|53300|25006)$/

/** What the operating system says of a connection. */
const lostCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says in words alone: a connection that ended, and one that was waited for in vain. */
const lostWords =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether an error of the driver says that the connection is gone, or that there is none to be had. */
export function isLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined && lostStates.test(state)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code')
    if (lostWords.test(cause.message) || (typeof code === 'string' && lostCodes.test(code))) return true
    // A socket in the file system goes with its server.
    if (code === 'ENOENT' && Reflect.get(cause, 'syscall') === 'connect') return true
    // A name with several addresses, none of which answers.
    if (cause instanceof AggregateError && cause.errors.some(isLost)) return true
  }
  return false
}

/** Whether the server answered, though it refused: one with no room left is not away, one that cannot be written is. */
export function isAnswered(error: unknown): boolean {
  const state = sqlState(error)
  return state !== undefined && !/^(08|57P|25006)/.test(state)
}
