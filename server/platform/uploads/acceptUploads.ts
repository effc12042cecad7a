import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notSignedIn, PlatformError, userBlocked } from '../errors.ts'
import type { Session } from '../operations.ts'
import { readUpload } from './readUpload.ts'
import { largestFile } from './Upload.ts'

/** Bytes of a body of which not even the beginning is read. */
export const uploadBodyLimit = 4 * largestFile

/** Bodies that are read at the same time, each of up to 10 MB of memory: in this process, and of one player. */
const atOnce = 10
const atOnceOfPlayer = 2

/**
 * Reads multipart bodies with files as they stream in, in this scope alone. Nothing of a body is read for somebody who
 * may not call, nor while too many are being read.
 */
export function acceptUploads(
  scope: FastifyInstance,
  fileFields: readonly string[],
  findSession: (request: FastifyRequest) => Promise<Session | null>,
): void {
  const reading = new Map<number, number>()
  let all = 0

  scope.addHook('onRequest', async (request, reply) => {
    const session = await findSession(request)
    if (!session) throw notSignedIn()
    if (session.isBlocked) throw userBlocked()
    const { uid } = session
    const own = reading.get(uid) ?? 0
    if (all >= atOnce || own >= atOnceOfPlayer) {
      throw new PlatformError('TooManyRequestsException', 'Too many files at once', { resendTime: 5 })
    }
    all += 1
    reading.set(uid, own + 1)
    reply.raw.once('close', () => {
      all -= 1
      const left = (reading.get(uid) ?? 1) - 1
      if (left > 0) reading.set(uid, left)
      else reading.delete(uid)
    })
  })

  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) =>
    readUpload(request.raw, request.headers['content-type'] ?? '', fileFields),
  )
}
