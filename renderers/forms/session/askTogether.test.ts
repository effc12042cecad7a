import { expect, it, vi } from 'vitest'
import type { CallResult, Host } from '../../host.ts'
import { askTogether, letGo } from './askTogether.ts'

const good: CallResult = { ok: true, response: [] }
const failed: CallResult = { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }

it('asks once while somebody holds the answer, and anew when nobody does', async () => {
  const host = {} as Host
  const [one, another] = [{}, {}]
  const ask = vi.fn(async () => good)
  await Promise.all([askTogether(host, 'LV', one, ask), askTogether(host, 'LV', another, ask)])
  expect(ask).toHaveBeenCalledTimes(1)
  await askTogether(host, 'DE', one, ask)
  await askTogether(host, 'LV', one, ask)
  expect(ask).toHaveBeenCalledTimes(2)
  letGo(host, one)
  letGo(host, another)
  await askTogether(host, 'LV', one, ask)
  expect(ask).toHaveBeenCalledTimes(3)
  await askTogether({} as Host, 'LV', one, ask)
  expect(ask).toHaveBeenCalledTimes(4)
})

it('tells a failure to all who wait and keeps none', async () => {
  const host = {} as Host
  const ask = vi.fn(async () => failed)
  const [first, second] = await Promise.all([
    askTogether(host, 'LV', {}, ask),
    askTogether(host, 'LV', {}, ask),
  ])
  expect([first, second]).toEqual([failed, failed])
  expect(ask).toHaveBeenCalledTimes(1)
  await askTogether(host, 'LV', {}, ask)
  expect(ask).toHaveBeenCalledTimes(2)
})
