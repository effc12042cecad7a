import { afterEach, expect, it, vi } from 'vitest'
import type { Block, LoadProps } from '#generated/grammar/types.ts'
import type { CallResult } from '../host.ts'
import { settle } from '../testing/settle.ts'
import { openDataBlock } from './testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => {
  page.close()
  vi.restoreAllMocks()
})

const isPending = {
  properties: { result: { properties: { status: { const: 'pending' } }, required: ['status'] } },
  required: ['result'],
}
const load = (props: Partial<LoadProps>): Block => ({
  type: 'load',
  props: { operation: 'cashier.getdepositinfo', params: { id: 7 }, ...props },
})
/** Short, because a test need not wait for what the grammar allows. */
const every: LoadProps['every'] = { seconds: 0.05, while: isPending }
const open = (block: Block, answers: CallResult[]) =>
  openDataBlock(block, { call: async () => answers.shift() ?? { ok: true, response: { status: 'over' } } })
const pending: CallResult = { ok: true, response: { status: 'pending' } }
const captured: CallResult = { ok: true, response: { status: 'captured' } }
const failed: CallResult = { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }

it('asks again as long as its condition holds for the answer, also after a failure', async () => {
  page = await open(load({ every }), [pending, failed, pending, captured])
  await vi.waitFor(() => expect(page.host.calls).toHaveLength(4))
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(page.host.calls).toHaveLength(4)
})

it('asks nothing while nobody sees the page, and at once when somebody does', async () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  page = await open(load({ every }), [pending, captured])
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(page.host.calls).toHaveLength(1)
  sight.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(page.host.calls).toHaveLength(2)
})

it('stops when it is shown no longer', async () => {
  page = await open(load({ every }), Array<CallResult>(9).fill(pending))
  await vi.waitFor(() => expect(page.host.calls.length).toBeGreaterThan(1))
  await page.show([])
  const { length } = page.host.calls
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(page.host.calls).toHaveLength(length)
})

it('does its actions with each answer that is another than the one before', async () => {
  const loaded: LoadProps['loaded'] = [{ do: 'refresh', what: 'balance' }]
  page = await open(load({ every, loaded }), [pending, pending, captured])
  await vi.waitFor(() => expect(page.host.runs).toHaveLength(2))
  expect(page.host.runs.map(({ actions, scope }) => [actions, scope?.result])).toEqual([
    [loaded, { status: 'pending' }],
    [loaded, { status: 'captured' }],
  ])
  await page.host.refresh()
  await settle()
  expect(page.host.runs).toHaveLength(3)
  expect(page.host.runs[2]?.scope?.result).toEqual({ status: 'over' })
})
