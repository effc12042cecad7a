import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HookRefusedError } from './HookRefusedError.ts'
import { signedHook } from './signedHook.ts'

const heard: Buffer[] = []
const logged: string[] = []
let app: FastifyInstance
beforeAll(() => {
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } })
  signedHook(app, {
    path: '/hooks/things',
    what: 'a thing',
    async hear(body) {
      heard.push(body)
      if (body.length === 0) throw new HookRefusedError('It has no signature', 401)
      if (body.includes('broken')) throw new Error('secret of the database')
      return 'moved'
    },
  })
})
afterAll(() => app.close())

const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/hooks/things', headers: { 'content-type': type }, payload })

it('hears the very bytes that came, of whatever type', async () => {
  const answer = await post('{ "not": json ', 'text/odd')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ outcome: 'moved' })
  expect(heard.at(-1)?.toString()).toBe('{ "not": json ')
})

it('refuses what has no signature, and writes down that it did', async () => {
  const answer = await app.inject({ method: 'POST', url: '/hooks/things' })
  expect(answer.statusCode).toBe(401)
  expect(logged.at(-1)).toContain('a thing was refused')
  expect(logged.at(-1)).toContain('It has no signature')
})

it('asks for it again where it could not be taken, and says why to the log alone', async () => {
  const answer = await post('broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(logged.at(-1)).toContain('a thing could not be taken')
})

it('reads no more than it must', async () => {
  expect((await post('x'.repeat(64 * 1024 + 1))).statusCode).toBe(413)
})
