import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

it('opens for its own key alone, and never reads the same twice', () => {
  const value = { to: 'a@example.com', args: { code: '123456' } }
  const sealed = seal(key, value)
  expect(unseal(key, sealed)).toEqual(value)
  expect(seal(key, value)).not.toBe(sealed)
  expect(() => unseal(randomBytes(32), sealed)).toThrow()
})

it('does not open once it was changed or cut', () => {
  const bytes = Buffer.from(seal(key, 'text'), 'base64url')
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(key, changed.toString('base64url'))).toThrow()
  }
  expect(() => unseal(key, bytes.subarray(0, 20).toString('base64url'))).toThrow()
})
