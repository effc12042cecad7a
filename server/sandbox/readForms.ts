import type { FastifyInstance } from 'fastify'

export type Texts = Record<string, string | undefined>

/** Lets a page's forms be read, and nothing else. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
}

/** One of the names of `choices`; undefined where anything else was given. */
export function readChoice<T extends object>(choices: T, given: string | undefined): keyof T | undefined {
  return given !== undefined && Object.hasOwn(choices, given) ? (given as keyof T) : undefined
}
