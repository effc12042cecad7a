import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import '../../base.css'
import type { Block } from '#generated/grammar/types.ts'
import { createStoryHost } from '../../storyHost.ts'
import { settle } from '../../testing/settle.ts'
import { PageRenderer } from '../PageRenderer.tsx'
import { blockWords } from '../testing/blockWords.ts'
import { openBlocks } from '../testing/openBlocks.tsx'
import classes from './LazyBlock.module.css'

let page: Awaited<ReturnType<typeof openBlocks>>
afterEach(() => {
  page?.close()
  scrollTo(0, 0)
})

const lazy: Block = {
  type: 'lazy',
  props: { skeleton: 'carousel', height: 400 },
  slots: {
    default: [
      {
        type: 'load',
        props: { operation: 'jackpots.get', skeleton: 'carousel' },
        slots: { default: [{ type: 'text', props: { text: 'story.text' } }] },
      },
    ],
  },
}
/** Taller than two screens. */
const tall: Block = { type: 'image', props: { src: '/nothing.png', width: 1, height: innerHeight * 3 } }

it('asks for nothing and keeps its place until a reader comes near, and until its blocks have their answers', async () => {
  let answer = (_: unknown) => {}
  page = await openBlocks([tall, lazy], {
    call: () =>
      new Promise((done) => {
        answer = (response) => done({ ok: true, response })
      }),
  })
  const spacer = page.find<HTMLImageElement>('img')
  spacer.style.blockSize = `${innerHeight * 3}px`
  const place = () => page.find('[data-skeleton]').parentElement?.closest<HTMLElement>('[style]')
  expect(place()?.getBoundingClientRect().height).toBe(400)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(page.host.calls).toHaveLength(0)

  scrollTo(0, innerHeight * 2)
  await vi.waitFor(() => expect(page.host.calls).toHaveLength(1))
  expect(place()?.getBoundingClientRect().height).toBe(400)
  answer({})
  await vi.waitFor(() => expect(page.element.textContent).toContain('Clear rules'))
  expect(page.element.querySelector('[data-skeleton]')).toBeNull()
})

it('keeps its place without a connection, and draws its blocks when there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const feature = vi
    .fn(async () => () => <p>Rows of games</p>)
    .mockRejectedValueOnce(new Error('No connection'))
  const row: Block = { type: 'game-row', props: { title: 'story.text' } }
  page = await openBlocks([{ ...lazy, slots: { default: [row] } }], { feature })
  await vi.waitFor(() => expect(feature).toHaveBeenCalledTimes(1))
  expect(page.element.querySelector('[data-skeleton]')).not.toBeNull()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(page.element.textContent).toContain('Rows of games'))
  expect(page.element.querySelector('[role=note]')).toBeNull()
  online.mockRestore()
})

it('takes no place where its blocks have turned out to hold nothing', async () => {
  const none: Block = {
    type: 'load',
    props: { operation: 'jackpots.get', skeleton: 'carousel' },
    slots: {
      default: [
        {
          type: 'ticker',
          props: {
            from: '/result/items',
            key: '/id',
            label: 'story.text',
            pause: 'story.pause',
            play: 'story.play',
          },
        },
      ],
    },
  }
  page = await openBlocks(
    [{ ...lazy, props: { skeleton: 'line', height: 44 }, slots: { default: [none] } }],
    {
      call: async () => ({ ok: true, response: { items: [] } }),
    },
  )
  await vi.waitFor(() => expect(page.element.querySelector('[aria-busy=false]')).not.toBeNull())
  const place = page.element.querySelector('[style]') as HTMLElement
  expect(place.getClientRects()).toHaveLength(0)
})

/** Another block than above, whose component has come for good. */
const search: Block = { type: 'game-search', props: {} }
const drawn: Block = {
  type: 'lazy',
  props: { skeleton: 'tiles', drawn: true },
  slots: { default: [search] },
}

it('leaves what the document holds as it is until what draws it is here, and takes it over then without a word', async () => {
  let arrive = () => {}
  const coming = new Promise<void>((done) => {
    arrive = done
  })
  const onTap = vi.fn()
  const Row = () => (
    <button type="button" onClick={onTap}>
      Popular games
    </button>
  )
  const words = { en: blockWords }
  const errors = vi.fn()
  const element = document.body.appendChild(document.createElement('div'))
  // As a document comes: all that draws it was there when it was made.
  element.innerHTML = `<div class="${classes.lazy}"><!--$--><button type="button">Popular games</button><!--/$--></div>`
  const before = element.querySelector('button')
  const host = createStoryHost({ words, feature: () => coming.then(() => Row) })
  const root = hydrateRoot(element, <PageRenderer blocks={[drawn]} host={host} />, {
    onRecoverableError: errors,
  })
  await settle()
  expect(element.querySelector('button')).toBe(before)
  arrive()
  await vi.waitFor(() => {
    before?.click()
    expect(onTap).toHaveBeenCalled()
  })
  expect(element.querySelector('button')).toBe(before)
  expect(errors).not.toHaveBeenCalled()
  root.unmount()
  element.remove()
})
