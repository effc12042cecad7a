import { hostname } from 'node:os'
import { type ErrorLog, errorLog } from './errorLog.ts'

/** An error and what caused it, in one sentence without values: what a database or a certificate says for itself. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const told: string[] = []
  const tell = ({ message, code, cause, errors }: ErrorLog): void => {
    const text = message || code || ''
    // Whoever passed it on may have said it already.
    if (text !== '' && !told.some((one) => one.includes(text))) told.push(text)
    const next = cause ?? errors?.[0]
    if (next) tell(next)
  }
  tell(errorLog(error))
  return told.join(': ') || error.name
}

/** The same as a line of the log, for a process that ends before it has one. */
export function failureLine(error: unknown, msg: string): string {
  const err = error instanceof Error ? errorLog(error) : { message: String(error) }
  return `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, hostname: hostname(), err, msg })}\n`
}
