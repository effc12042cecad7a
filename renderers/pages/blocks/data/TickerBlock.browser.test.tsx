import { afterEach, expect, it } from 'vitest'
import '../../../base.css'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import { settle } from '../../../testing/settle.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const ticker: Block = {
  type: 'load',
  props: { operation: 'leaderboard.live', follows: 'win' },
  slots: {
    default: [
      {
        type: 'ticker',
        props: {
          from: '/result/items',
          key: '/place',
          label: 'story.title',
          pause: 'story.pause',
          play: 'story.play',
        },
        slots: {
          default: [
            {
              type: 'button',
              props: { label: 'story.more', link: { url: 'https://example.com/' } },
            },
          ],
          empty: [{ type: 'text', props: { text: 'story.text' } }],
        },
      },
    ],
  },
}
const open = (items: unknown[]) =>
  openDataBlock(ticker, { call: async () => ({ ok: true, response: { items } }) })
const state = () => page.element.getAnimations({ subtree: true })[0]?.playState

it('moves, and stands still by its button and while something in it has the focus', async () => {
  page = await open([{ place: 1 }, { place: 2 }])
  const button = page.find('button')
  // Away from the line, wherever the pointer was.
  await userEvent.hover(button)
  expect(state()).toBe('running')
  expect(button.getAttribute('aria-label')).toBe('Stop the movement')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(state()).toBe('paused')
  expect(button.getAttribute('aria-label')).toBe('Let it move')
  await userEvent.keyboard('{Enter}')
  expect(state()).toBe('running')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(page.find('li a'))
  expect(state()).toBe('paused')
})

it('is read once, takes the keys once, and says nothing by itself when something new comes', async () => {
  page = await open([{ place: 1 }, { place: 2 }])
  expect(page.element.querySelectorAll('ul')).toHaveLength(2)
  expect(page.element.querySelectorAll('[inert][aria-hidden=true] ul')).toHaveLength(1)
  expect(page.element.querySelector('[aria-live], [role=status], [role=log], marquee')).toBeNull()
  const { height } = page.find('section').getBoundingClientRect()
  await page.host.refresh('win')
  await settle()
  expect(page.host.calls).toHaveLength(2)
  expect(page.find('section').getBoundingClientRect().height).toBe(height)
})

it('says what stands there where there is nothing, as high as with something', async () => {
  page = await open([{ place: 1 }])
  const full = page.element.getBoundingClientRect().height
  page.close()
  page = await open([])
  expect(page.element.textContent).toContain('Clear rules')
  expect(page.element.querySelector('button')).toBeNull()
  expect(page.element.getBoundingClientRect().height).toBe(full)
})
