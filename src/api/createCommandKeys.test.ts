import { expect, it } from 'vitest'
import { createCommandKeys } from './createCommandKeys.ts'

const command = 'cashier.makewithdrawal?amount=10'

it('sends a command again under its key until its outcome is known', () => {
  const keys = createCommandKeys()
  const key = keys.take(command)
  keys.settle(command)
  expect(keys.take(command)).toBe(key)
  keys.settle(command, 502)
  expect(keys.take(command)).toBe(key)
  keys.settle(command, 200)
  expect(keys.take(command)).not.toBe(key)
})

it('takes a refusal for an outcome', () => {
  const keys = createCommandKeys()
  const key = keys.take(command)
  keys.settle(command, 409)
  expect(keys.take(command)).not.toBe(key)
})

it('gives another command another key', () => {
  const keys = createCommandKeys()
  expect(keys.take('cashier.makewithdrawal?amount=20')).not.toBe(keys.take(command))
})
