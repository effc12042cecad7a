import { expect, test, vi } from 'vitest'
import type { CallResult } from '#renderers/host.ts'
import type { SportsEvent } from '../book/SportsBook.ts'
import { EventPages } from './EventPages.ts'

/** A list that changes under those who read it. */
function open(ids: number[], size = 3) {
  let now = ids
  const ask = vi.fn(
    async (offset: number, count: number): Promise<CallResult> => ({
      ok: true,
      response: {
        items: now.slice(offset, offset + count).map((id) => ({ id: `${id}` })),
        total: now.length,
      },
    }),
  )
  const taken: string[] = []
  const take = (events: readonly SportsEvent[]) => void taken.push(...events.map(({ id }) => id))
  const pages = new EventPages((offset, count) => ask(offset, count), size, take)
  const shown = () => pages.view().parts.map((part) => part.map(({ id }) => id).join())
  return { pages, ask, taken, shown, become: (next: number[]) => (now = next) }
}

test('a list comes part by part, and ends', async () => {
  const { pages, ask, shown, taken } = open([1, 2, 3, 4, 5])
  await Promise.all([pages.more(), pages.more()])
  await pages.more()
  await pages.more()
  expect(shown()).toEqual(['1,2,3', '4,5'])
  expect(ask.mock.calls).toEqual([
    [0, 3],
    [3, 3],
  ])
  expect(taken).toEqual(['1', '2', '3', '4', '5'])
})

test('what has come since is counted, and moves nothing until it is shown', async () => {
  const { pages, shown, become } = open([1, 2, 3, 4])
  await pages.more()
  become([7, 1, 3, 8, 4])
  await pages.look()
  expect(shown()).toEqual(['1,2,3'])
  expect(pages.view().news).toBe(1)
  pages.showNews()
  expect(shown()).toEqual(['7,1,3'])
  expect(pages.view()).toMatchObject({ news: 0, total: 5 })
})

test('no event stands there twice when the list has moved on between two parts', async () => {
  const { pages, shown, become } = open([1, 2, 3, 4, 5, 6])
  await pages.more()
  become([9, 1, 2, 3, 4, 5, 6])
  await pages.more()
  expect(shown()).toEqual(['1,2,3', '4,5'])
  await pages.more()
  expect(shown()).toEqual(['1,2,3', '4,5', '6'])
})

test('a list that shrank ends where it ends', async () => {
  const { pages, ask, become } = open([1, 2, 3, 4, 5, 6])
  await pages.more()
  become([2, 3])
  await pages.more()
  await pages.more()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('where the list did not come it is asked for when somebody tries again', async () => {
  const { pages, ask, shown } = open([1])
  const error = { type: 'NetworkError', message: '', invalidParameters: {} }
  ask.mockResolvedValueOnce({ ok: false, error })
  await pages.more()
  await pages.more()
  expect(pages.view()).toMatchObject({ error, isLoading: false })
  expect(ask).toHaveBeenCalledTimes(1)
  pages.retry()
  await vi.waitFor(() => expect(shown()).toEqual(['1']))
})

test('a part that did not come is asked for again, and the list goes on', async () => {
  const { pages, ask, shown } = open([1, 2, 3, 4])
  await pages.more()
  ask.mockResolvedValueOnce({
    ok: false,
    error: { type: 'NetworkError', message: '', invalidParameters: {} },
  })
  await pages.more()
  pages.retry()
  await vi.waitFor(() => expect(shown()).toEqual(['1,2,3', '4']))
})

test('what came with the document is not asked for again', async () => {
  const ask = vi.fn()
  const take = vi.fn()
  const first = { items: [{ id: '1' } as SportsEvent], total: 1 }
  const pages = new EventPages(ask, 3, take, first)
  await pages.more()
  pages.lookIfOlder(1000)
  expect(ask).not.toHaveBeenCalled()
  expect(take).toHaveBeenCalledWith(first.items)
})
