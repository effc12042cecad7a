import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { errorLog } from './errorLog.ts'

describe('an error in the log', () => {
  it('names a failed query without its values, wherever they stand', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "names"'), {
      code: '23505',
      detail: 'Key (name)=(anna@example.com) already exists.',
      params: ['anna@example.com'],
    })
    const error = new DrizzleQueryError(
      'insert into accounts values ($1, $2)',
      ['anna@example.com', '$argon2id$secret'],
      cause,
    )
    const logged = JSON.stringify(errorLog(error))
    expect(logged).not.toMatch(/anna@example|argon2id/)
    expect(logged).toContain('insert into accounts')
    expect(errorLog(error).cause).toMatchObject({ code: '23505', message: cause.message })
    expect(errorLog(error).stack).toContain('errorLog.test.ts')
  })

  it('leaves out the value that a database could not read', () => {
    const error = Object.assign(new Error('invalid input syntax for type date: "my "secret""'), {
      code: '22007',
    })
    expect(JSON.stringify(errorLog(error))).not.toContain('secret')
  })

  it('tells the first of many that failed together, each without its values', () => {
    const failed = (name: string) => new DrizzleQueryError('select $1', [name], new Error('timeout'))
    const error = new AggregateError(
      [...'abcdefgh'].map((name) => failed(`${name}@example.com`)),
      '8 failed',
    )
    const logged = errorLog(error)
    expect(logged.errors).toHaveLength(5)
    expect(logged.errors?.[0]).toMatchObject({ message: 'Failed query: select $1' })
    expect(JSON.stringify(logged)).not.toContain('@example')
  })

  it('ends where errors cause each other', () => {
    const one = new Error('one')
    one.cause = new Error('two', { cause: one })
    expect(JSON.stringify(errorLog(one)).length).toBeLessThan(20_000)
  })
})
