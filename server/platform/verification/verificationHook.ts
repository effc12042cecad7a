import type { FastifyInstance } from 'fastify'
import { signedHook } from '../http/signedHook.ts'
import type { Verification } from './createVerification.ts'

/** Where the verification provider tells what it decided. */
export async function verificationHook(
  app: FastifyInstance,
  { verification }: { verification: Pick<Verification, 'hear'> },
): Promise<void> {
  signedHook(app, {
    path: '/hooks/verification',
    what: 'a verification message',
    hear: (body, headers) => verification.hear(body, headers),
  })
}
