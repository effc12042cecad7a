import { beforeAll, expect, it, vi } from 'vitest'
import { loadDataBlocks } from '../../loadDataBlocks.ts'
import { openBlocks } from '../../testing/openBlocks.tsx'

beforeAll(async () => void (await loadDataBlocks()))

const within = (seconds: number, text: string) => ({
  type: 'within',
  props: { since: { from: '/session/reg_time' }, seconds },
  slots: { default: [{ type: 'text', props: { text } }] },
})
/** Operators' platforms may tell times in other ways than ours. */
const since = (reg_time: unknown) => ({
  facts: { session: { authenticated: true, uid: 7, reg_time: reg_time as string } },
})

it('shows its blocks for so many seconds after a time, and takes them away by itself', async () => {
  const ago = new Date(Date.now() - 10_000).toISOString()
  const page = await openBlocks(
    [within(5, 'a.gone'), within(11, 'a.going'), within(3600, 'a.there')],
    since(ago),
  )
  expect(page.element.textContent).toBe('goingthere')
  await vi.waitFor(() => expect(page.element.textContent).toBe('there'), 3000)
  page.close()
})

it('takes seconds since 1970, and shows nothing where there is no time', async () => {
  const page = await openBlocks([within(60, 'a.there')], since(Math.floor(Date.now() / 1000)))
  expect(page.element.textContent).toBe('there')
  page.close()
  for (const nothing of [undefined, 'soon', '']) {
    const empty = await openBlocks([within(60, 'a.there')], since(nothing))
    expect(empty.element.textContent).toBe('')
    empty.close()
  }
})
