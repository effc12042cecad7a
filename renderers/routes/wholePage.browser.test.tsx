import { expect, it, vi } from 'vitest'
import type { Blocks } from '#generated/grammar/types.ts'
import { dataBlocksAtHand } from '../pages/loadDataBlocks.ts'
import { openPages } from './testing/openPages.tsx'

const wallet: Blocks = [
  {
    type: 'section',
    slots: {
      default: [
        {
          type: 'details',
          props: { rows: [{ label: 'story.row', value: 'story.text' }] },
        },
      ],
    },
  },
  { type: 'heading', props: { text: 'story.heading', level: 1 } },
]

it('shows a page only when all of its blocks can be drawn, so that nothing is pushed away', async () => {
  expect(dataBlocksAtHand()).toBeUndefined()
  const seen: boolean[] = []
  const { element, close } = openPages({
    pages: { wallet },
    at: '/wallet',
    watch: (drawn) =>
      new MutationObserver(() => {
        if (drawn.querySelector('h1')) seen.push(drawn.querySelector('dl') !== null)
      }).observe(drawn, { childList: true, subtree: true }),
  })
  await vi.waitFor(() => expect(element.querySelector('dl')).not.toBeNull())
  expect(seen[0]).toBe(true)
  close()
})
