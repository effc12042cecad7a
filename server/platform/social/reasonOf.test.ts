import { expect, it } from 'vitest'
import { reasonOf } from './reasonOf.ts'

it('names what the service or the system calls the failure, and nothing else that comes with it', () => {
  const parameters = { realm: 'provider', error: 'invalid_client', error_description: 'secret hunter2' }
  expect(reasonOf(new Error('refused', { cause: [{ scheme: 'basic', parameters }] }))).toBe(
    'refused: invalid_client',
  )
  const body = Object.assign(new Error('refused'), { error: 'invalid_grant', error_description: 'hunter2' })
  expect(reasonOf(body)).toBe('refused: invalid_grant')
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(reasonOf(new TypeError('fetch failed', { cause: gone }))).toBe('fetch failed: ECONNREFUSED')
  expect(reasonOf(Object.assign(new Error('refused'), { error: 'eyJhbGciOiJub25lIn0.e30.' }))).toBe('refused')
})
