import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const words = { 'test.left': '{time} left, {seconds} seconds', 'test.over': 'Over' }
const open = (block: Block, options: Parameters<typeof openDataBlock>[1] = {}) =>
  openDataBlock(block, { ...options, words })

describe('a countdown', () => {
  const countdown: Block = {
    type: 'countdown',
    // biome-ignore lint/suspicious/noThenProperty: the name of the prop
    props: { seconds: 2, text: 'test.left', then: [{ do: 'refresh', what: 'page' }] },
    slots: { default: [{ type: 'text', props: { text: 'test.over' } }] },
  }
  const seen = () => page.element.querySelector('[aria-hidden]')?.textContent

  it('runs down by the clock, does its actions once, and then shows what is inside', async () => {
    page = await open(countdown)
    expect(seen()).toBe('0:02 left, 2 seconds')
    await vi.waitFor(() => expect(seen()).toBe('0:01 left, 1 seconds'), 2000)
    await vi.waitFor(() => expect(page.element.textContent).toBe('Over'), 2000)
    const runs = () => page.host.runs.map(({ actions }) => actions)
    await vi.waitFor(() => expect(runs()).toEqual([[{ do: 'refresh', what: 'page' }]]))
    await new Promise((passed) => setTimeout(passed, 1100))
    expect(runs()).toHaveLength(1)
  })

  it('tells screen readers now and then only', async () => {
    page = await open({ ...countdown, props: { seconds: 95, text: 'test.left' } })
    const timer = page.find('[role=timer]')
    expect(timer.getAttribute('aria-live')).toBe('polite')
    const said = new Set<string | null>()
    const watch = new MutationObserver(() => said.add(timer.textContent))
    watch.observe(timer, { characterData: true, childList: true, subtree: true })
    await vi.waitFor(() => expect(seen()).toBe('1:33 left, 93 seconds'), 4000)
    watch.disconnect()
    expect(said.size).toBe(0)
  })
})
