import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it, vi } from 'vitest'
import { PlatformError } from '../shared/errors.ts'
import { answerError } from './answerError.ts'

function loggedOf(error: Error): number {
  const log = { error: vi.fn() }
  const reply: Record<string, () => unknown> = {}
  for (const name of ['status', 'header', 'type', 'send']) reply[name] = () => reply
  answerError(error, { log } as unknown as FastifyRequest, reply as unknown as FastifyReply)
  return log.error.mock.calls.length
}

it('logs a fault of ours, and not each call that comes while the site is closed', () => {
  expect(loggedOf(new Error('a fault'))).toBe(1)
  expect(loggedOf(new PlatformError('ApplicationUnavailableException', 'Closed for maintenance'))).toBe(0)
  expect(loggedOf(new PlatformError('ApplicationDisabledException', 'The site is switched off'))).toBe(0)
})
