import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { commonHeaders } from '../gateway/securityHeaders.ts'
import { errorEnvelope, invalidRequest } from '../platform/shared/errors.ts'

/** By the code of Node's error, what it is answered with; 400 where it is another. */
const refusals: Readonly<Record<string, [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of the body are too large'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
}

/** Answers what is no HTTP, which no route ever sees, as any other refusal is answered, and ends the connection. */
export function answerParserErrors(https: boolean) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, message] = refusals[error.code] ?? [400, 'This is no HTTP request']
    const body = JSON.stringify(errorEnvelope(invalidRequest(message, status)))
    const headers = {
      ...commonHeaders(https),
      'x-request-id': randomUUID(),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      date: new Date().toUTCString(),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const isBegun = hasBegunToAnswer(socket)
    if (socket.writable && !isBegun)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    socket.destroy(error)
  }
}

/** What follows the head of another answer would be read as its body. */
function hasBegunToAnswer(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null }
  return answer?.headersSent === true
}
