import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import { loadDataBlocks } from '../pages/loadDataBlocks.ts'
import { navigate } from './navigate.ts'
import { openPages } from './testing/openPages.tsx'

const heading: Block = { type: 'heading', props: { text: 'story.row', level: 2 } }
const pages = {
  list: [
    {
      type: 'load',
      props: { operation: 'cashier.gethistory' },
      slots: { default: Array.from({ length: 80 }, () => heading) },
    } satisfies Block,
  ],
  item: [heading],
}

let answers: (() => void)[] = []
let close: () => void

beforeAll(async () => void (await loadDataBlocks()))
beforeEach(async () => {
  answers = []
  const call = () =>
    new Promise<{ ok: true; response: object }>((resolve) => {
      answers.push(() => resolve({ ok: true, response: {} }))
    })
  close = openPages({ pages, at: '/list', call }).close
  await answer(0)
  await vi.waitFor(() => expect(document.querySelectorAll('h2')).toHaveLength(80))
  scrollTo(0, 700)
  await vi.waitFor(() => expect(scrollY).toBe(700))
  await new Promise((resolve) => setTimeout(resolve, 50))
  navigate('/item')
  await vi.waitFor(() => expect(scrollY).toBe(0))
  history.back()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
})
afterEach(() => close())

it('returns to where the page was left once what is loaded reaches so far', async () => {
  expect(scrollY).toBeLessThan(700)
  await answer(1)
  await vi.waitFor(() => expect(scrollY).toBe(700))
})

it('leaves readers who moved meanwhile where they are', async () => {
  dispatchEvent(new WheelEvent('wheel'))
  await answer(1)
  await vi.waitFor(() => expect(document.querySelectorAll('h2')).toHaveLength(80))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(scrollY).toBeLessThan(700)
})

async function answer(at: number) {
  await vi.waitFor(() => expect(answers[at]).toBeDefined())
  answers[at]?.()
}
