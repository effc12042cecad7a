import { expect, it, vi } from 'vitest'
import type { CallResult } from '#renderers/host.ts'
import { GamePages } from './GamePages.ts'

const failed: CallResult = { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }

/** A platform that answers when it is told to. */
function slowPlatform(total: number) {
  const calls: { offset: number; answer: (failure?: CallResult) => Promise<void> }[] = []
  const ask = (offset: number, count: number) =>
    new Promise<CallResult>((done) => {
      const items = Array.from({ length: Math.min(count, total - offset) }, (_, at) => ({
        sysname: `g${offset + at}`,
        name: `Game ${offset + at}`,
        provider: 'nova',
      }))
      calls.push({
        offset,
        answer: async (failure) => {
          done(failure ?? { ok: true, response: { items, total } })
          await Promise.resolve()
          await Promise.resolve()
        },
      })
    })
  return { ask, calls, offsets: () => calls.map(({ offset }) => offset) }
}

it('asks for the page that is looked at, each once', async () => {
  const { ask, calls, offsets } = slowPlatform(20_000)
  const pages = new GamePages(ask, 24)
  pages.want(0, 30)
  expect(offsets()).toEqual([0])
  await calls[0]?.answer()
  expect(pages.view().total).toBe(20_000)
  expect(pages.view().games.get(23)?.sysname).toBe('g23')
  expect(offsets()).toEqual([0, 24])
  pages.want(0, 30)
  expect(offsets()).toEqual([0, 24])
})

it('passes over what somebody flies by', async () => {
  const { ask, calls, offsets } = slowPlatform(20_000)
  const pages = new GamePages(ask, 24)
  pages.want(0, 10)
  await calls[0]?.answer()
  for (const place of [2400, 4800, 9600, 19_200]) pages.want(place, place + 10)
  expect(offsets()).toEqual([0, 2400, 4800])
  await calls[1]?.answer()
  expect(offsets()).toEqual([0, 2400, 4800, 19_200])
})

it('stops where a call failed until somebody tries again', async () => {
  const { ask, calls, offsets } = slowPlatform(100)
  const pages = new GamePages(ask, 24)
  pages.want(0, 10)
  await calls[0]?.answer(failed)
  expect(pages.view()).toMatchObject({ isLoading: false, error: { type: 'NetworkError' } })
  pages.want(0, 20)
  expect(offsets()).toEqual([0])
  pages.retry()
  await calls[1]?.answer()
  expect(pages.view().error).toBeUndefined()
  expect(pages.view().total).toBe(100)
})

it('never shows an answer that came after the list was asked for anew', async () => {
  const { ask, calls } = slowPlatform(10)
  const pages = new GamePages(ask, 24)
  pages.want(0, 5)
  const renewed = pages.renew()
  await calls[0]?.answer()
  expect(pages.view().total).toBeUndefined()
  await calls[1]?.answer()
  await renewed
  expect(pages.view().total).toBe(10)
})

it('asks for nothing more of an empty list', async () => {
  const { ask, calls, offsets } = slowPlatform(0)
  const pages = new GamePages(ask, 24)
  pages.want(0, 10)
  await calls[0]?.answer()
  pages.want(0, 40)
  expect(offsets()).toEqual([0])
})

it('begins with the part that is there already, and asks for the others alone', async () => {
  const game = { sysname: 'one', name: 'One', provider: 'maker' }
  const ask = vi.fn(async () => ({ ok: true as const, response: { items: [], total: 3 } }))
  const pages = new GamePages(ask, 2, { items: [game, game], total: 3 })
  expect(pages.view()).toMatchObject({ total: 3, isLoading: false })
  pages.want(0, 1)
  expect(ask).not.toHaveBeenCalled()
  pages.want(0, 2)
  expect(ask.mock.calls).toEqual([[2, 2]])
})
