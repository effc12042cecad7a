import { expect, it, vi } from 'vitest'
import type { BuiltHandlers } from '../shared/notBuilt.ts'
import type { CallContext } from '../shared/operations.ts'
import { keepDeviceSessions } from './keepDeviceSessions.ts'

const warn = vi.fn()
const player = { session: { id: 's', uid: 7 }, log: { warn } } as unknown as CallContext

function deposits(keepDevice: () => Promise<void>) {
  const makedeposit = vi.fn(async (_input: unknown) => ({ id: 1 }))
  const kept = keepDeviceSessions({ 'cashier.makedeposit': makedeposit } as unknown as BuiltHandlers, {
    keepDevice,
  })
  const deposit = kept['cashier.makedeposit'] as (input: object, context: CallContext) => Promise<unknown>
  return { makedeposit, deposit }
}

it('takes what a device says of itself off a command, and keeps it with whose command it was', async () => {
  const keepDevice = vi.fn(async () => {})
  const { makedeposit, deposit } = deposits(keepDevice)
  await deposit({ amount: '10', seon_session: 'abc' }, player)
  await deposit({ amount: '10' }, player)
  expect(makedeposit.mock.calls.map(([input]) => input)).toEqual([{ amount: '10' }, { amount: '10' }])
  expect(keepDevice.mock.calls).toEqual([['abc', 'deposit', 7]])
})

it('answers all the same where it cannot be kept, and keeps nothing of what was refused', async () => {
  const { makedeposit, deposit } = deposits(() => Promise.reject(new Error('full')))
  expect(await deposit({ seon_session: 'abc' }, player)).toEqual({ id: 1 })
  expect(warn).toHaveBeenCalledTimes(1)
  makedeposit.mockRejectedValueOnce(new Error('refused'))
  await expect(deposit({ seon_session: 'abc' }, player)).rejects.toThrow('refused')
  expect(warn).toHaveBeenCalledTimes(1)
})
