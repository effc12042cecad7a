import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { describeFailure, failureLine } from './describeFailure.ts'

it('tells what the database says of a failed query, and no value of it', () => {
  const cause = Object.assign(new Error('permission denied for table accounts'), { code: '42501' })
  const error = new DrizzleQueryError('select $1', ['anna@example.com'], cause)
  expect(describeFailure(error)).toBe('Failed query: select $1: permission denied for table accounts')
})

it('tells once what was passed on, and the first of several that failed together', () => {
  const cause = new Error('self-signed certificate')
  expect(describeFailure(new Error('Postgres cannot be reached: self-signed certificate', { cause }))).toBe(
    'Postgres cannot be reached: self-signed certificate',
  )
  expect(describeFailure(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]))).toBe(
    'connect ECONNREFUSED ::1:5432',
  )
})

it('never tells who signs in at an address', () => {
  const error = new Error('cannot read postgres://croupier:hunter2@db/casino')
  expect(describeFailure(error)).toBe('cannot read postgres://…@db/casino')
  const line = failureLine(error, 'the server has not started')
  expect(JSON.parse(line)).toMatchObject({
    level: 60,
    msg: 'the server has not started',
    err: { type: 'Error' },
  })
  expect(line).not.toContain('hunter2')
})
