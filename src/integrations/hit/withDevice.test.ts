import { expect, it, vi } from 'vitest'
import type { Host } from '#renderers/host.ts'
import { createDevice } from './createDevice.ts'
import { withDevice } from './withDevice.ts'

const sent = () => vi.fn<Host['call']>(async () => ({ ok: true, response: null }) as never)

it('says with a payment that is asked for once more what was said with it, so that it is the same command', async () => {
  const call = sent()
  const said = [undefined, 'first', 'second']
  const calling = withDevice(call, { soon: async () => said.shift() })
  for (const amount of ['10', '10', '20', '20']) await calling('cashier.makedeposit', { amount })
  expect(call.mock.calls.map(([, { seon_session }]) => seon_session)).toEqual([
    undefined,
    undefined,
    'first',
    'first',
  ])
})

it('leaves every other call as it is', async () => {
  const call = sent()
  const values = { count: 1 }
  await withDevice(call, { soon: async () => 'x' })('games.get', values, { form: 'f' })
  expect(call).toHaveBeenCalledWith('games.get', values, { form: 'f' })
  expect(call.mock.calls[0]?.[1]).toBe(values)
})

it('reports a device that fails, and asks it again', async () => {
  const report = vi.fn()
  const session = vi.fn(async () => 'here')
  session.mockRejectedValueOnce(new Error('blocked'))
  const device = createDevice(async () => ({ session }), report)
  expect(await device.soon()).toBeUndefined()
  expect(report).toHaveBeenCalledTimes(1)
  expect(await device.soon()).toBe('here')
  expect(await device.session()).toBe('here')
  expect(session).toHaveBeenCalledTimes(2)
})

it('says nothing that the platform would refuse', async () => {
  const report = vi.fn()
  const device = createDevice(async () => ({ session: async () => 'x'.repeat(8001) }), report)
  expect(await device.soon()).toBeUndefined()
  expect(report).toHaveBeenCalledTimes(1)
})
