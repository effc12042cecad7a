import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notSignedIn, userBlocked } from '../shared/errors.ts'
import type { Session } from '../shared/operations.ts'
import { readUpload } from './readUpload.ts'
import { largestFile } from './Upload.ts'
import { createUploadSlots } from './uploadSlots.ts'

/** Bytes of a body of which not even the beginning is read. */
export const uploadBodyLimit = 4 * largestFile

/** Of all operations that take files. */
const slots = createUploadSlots()

/**
 * Reads multipart bodies with files as they stream in, in this scope alone. Nothing of a body is read for somebody who
 * may not call, nor while too many are being read, and one that comes too slowly is let go.
 */
export function acceptUploads(
  scope: FastifyInstance,
  fileFields: readonly string[],
  findSession: (request: FastifyRequest) => Promise<Session | null>,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    const session = await findSession(request)
    if (!session) throw notSignedIn()
    if (session.isBlocked) throw userBlocked()
    reply.raw.once('close', slots.take(session.uid, request.ip))
  })

  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) =>
    readUpload(request.raw, request.headers['content-type'] ?? '', fileFields),
  )
}
