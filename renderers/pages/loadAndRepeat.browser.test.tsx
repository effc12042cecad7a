import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult } from '../host.ts'
import { settle } from '../testing/settle.ts'
import { openDataBlock } from './testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const words = {
  'page.load.failed': 'Not loaded',
  'page.load.retry': 'Try again',
  'test.device': '{index}: {name}',
  'test.none': 'None yet',
}
const open = (block: Block, options: Parameters<typeof openDataBlock>[1] = {}) =>
  openDataBlock(block, { ...options, words })

/** An operation that answers when told to. */
function slowCall() {
  const waiting: ((result: CallResult) => void)[] = []
  const call = () => new Promise<CallResult>((resolve) => waiting.push(resolve))
  const answer = async (place: number, response: unknown) => {
    waiting[place]?.({ ok: true, response })
    await settle()
  }
  const refuse = async (place: number, type: string) => {
    waiting[place]?.({ ok: false, error: { type, message: '', invalidParameters: {} } })
    await settle()
  }
  return { call, waiting, answer, refuse }
}

const list: Block = {
  type: 'repeat',
  props: { from: '/result/sessions', key: '/id' },
  slots: {
    default: [
      {
        type: 'text',
        props: {
          text: { key: 'test.device', args: { index: { from: '/index' }, name: { from: '/item/name' } } },
        },
      },
      {
        type: 'button',
        props: {
          label: 'story.action',
          actions: [{ do: 'call', operation: 'account.endSession', body: { id: { from: '/item/id' } } }],
        },
      },
    ],
    empty: [{ type: 'text', props: { text: 'test.none' } }],
  },
}
const load: Block = {
  type: 'load',
  props: { operation: 'account.getSessions', params: { q: { from: '/query/q' } } },
  slots: { default: [list] },
}
const sessions = (...names: string[]) => ({ sessions: names.map((name) => ({ id: name, name })) })
const itemNamed = (name: string) => ({ properties: { item: { properties: { name: { const: name } } } } })
const lines = () => [...page.element.querySelectorAll('li p')].map((line) => line.textContent)

describe('load and repeat', () => {
  it('show what to do where the thing that was asked for is not there, and other failures as failures', async () => {
    const answers: Record<string, { code: string }[]>[] = [{}, { id: [{ code: 'not_found' }] }]
    const call = async (): Promise<CallResult> => ({
      ok: false,
      error: { type: 'InvalidParametersException', message: '', invalidParameters: answers.shift() ?? {} },
    })
    const missing: Block[] = [{ type: 'text', props: { text: 'test.none' } }]
    page = await open({ ...load, slots: { ...load.slots, missing } }, { call })
    await vi.waitFor(() => expect(page.element.querySelector('[role=alert]')).not.toBeNull())
    expect(page.element.textContent).not.toContain('None yet')
    await userEvent.click(page.element.querySelector('[role=alert] button') as HTMLElement)
    await vi.waitFor(() => expect(page.element.textContent).toBe('None yet'))
  })

  it('show what the operation answers, once per item, and give the item to its actions', async () => {
    page = await open(load, { call: async () => ({ ok: true, response: sessions('phone', 'desktop') }) })
    await vi.waitFor(() => expect(lines()).toEqual(['0: phone', '1: desktop']))
    await userEvent.click(page.element.querySelectorAll('button')[1] as HTMLElement)
    const [run] = page.host.runs
    expect(page.host.resolve({ id: { from: '/item/id' } }, run?.scope)).toEqual({ id: 'desktop' })
  })

  it('show what is there for an empty list', async () => {
    page = await open(load, { call: async () => ({ ok: true, response: sessions() }) })
    await vi.waitFor(() => expect(page.element.textContent).toBe('None yet'))
    expect(page.element.querySelector('ul')).toBeNull()
  })

  it('show the items that fit a condition, and what is there for an empty list where none does', async () => {
    const narrowed = (name: string): Block => ({
      ...load,
      slots: { default: [{ ...list, props: { ...list.props, where: itemNamed(name) } }] },
    })
    const call = async () => ({ ok: true as const, response: sessions('a', 'b', 'c') })
    page = await open(narrowed('b'), { call })
    await vi.waitFor(() => expect(lines()).toEqual(['0: b']))
    page.close()
    page = await open(narrowed('d'), { call })
    await vi.waitFor(() => expect(page.element.textContent).toBe('None yet'))
  })

  it('keep what is open in an item when another comes before it', async () => {
    let answer = sessions('b')
    page = await open(load, { call: async () => ({ ok: true, response: answer }) })
    await vi.waitFor(() => expect(lines()).toEqual(['0: b']))
    const button = page.find('li button')
    button.focus()
    answer = sessions('a', 'b')
    await page.host.refresh()
    await settle()
    expect(lines()).toEqual(['0: a', '1: b'])
    expect(document.activeElement).toBe(button)
  })

  it('keep what was there while they ask again, and say that they are busy', async () => {
    const { call, answer } = slowCall()
    page = await open(load, { call })
    await answer(0, sessions('old'))
    expect(lines()).toEqual(['0: old'])
    const refreshed = page.host.refresh()
    await settle()
    expect(lines()).toEqual(['0: old'])
    expect(page.find('[aria-busy]').getAttribute('aria-busy')).toBe('true')
    await answer(1, sessions('new'))
    await refreshed
    expect(lines()).toEqual(['0: new'])
    expect(page.find('[aria-busy]').getAttribute('aria-busy')).toBe('false')
  })

  it('ask again when a parameter changes, and of two answers show the one that was asked for last', async () => {
    const { call, answer } = slowCall()
    page = await open(load, { call, facts: { query: { q: '1' } } })
    page.host.setFacts({ query: { q: '2' } })
    await settle()
    expect(page.host.calls.map(({ values }) => values)).toEqual([{ q: '1' }, { q: '2' }])
    await answer(1, sessions('second'))
    await answer(0, sessions('first'))
    expect(lines()).toEqual(['0: second'])
  })

  it('never show one player what another was answered', async () => {
    const { call, waiting, answer } = slowCall()
    page = await open(load, { call, facts: { session: { authenticated: true, uid: 1 } } })
    await answer(0, sessions('of player 1'))
    page.host.setFacts({ session: { authenticated: true, uid: 2 } })
    await settle()
    expect(page.element.textContent).not.toContain('player 1')
    expect(waiting).toHaveLength(2)
    await answer(1, sessions('of player 2'))
    expect(lines()).toEqual(['0: of player 2'])
  })

  it('say why there is nothing, and try again', async () => {
    const { call, answer, refuse } = slowCall()
    page = await open(load, { call })
    await refuse(0, 'NetworkError')
    expect(page.find('[role=alert]').textContent).toContain('Not loaded')
    await userEvent.click(page.find('[role=alert] button'))
    await answer(1, sessions('phone'))
    expect(lines()).toEqual(['0: phone'])
    expect(page.element.querySelector('[role=alert]')).toBeNull()
  })

  it('keep what was there when asking again fails', async () => {
    const { call, answer, refuse } = slowCall()
    page = await open(load, { call })
    await answer(0, sessions('phone'))
    const refreshed = page.host.refresh()
    await settle()
    await refuse(1, 'TooManyRequestsException')
    await refreshed
    expect(lines()).toEqual(['0: phone'])
    expect(page.element.querySelector('[role=alert]')).not.toBeNull()
  })

  it('show a skeleton after 300 ms, not before', async () => {
    page = await open(load, { call: () => new Promise(() => {}) })
    const skeleton = page.find('[role=status]')
    // Its own clock, since a busy machine may look later than that.
    const seenAt = (milliseconds: number) => {
      for (const animation of skeleton.getAnimations()) {
        animation.pause()
        animation.currentTime = milliseconds
      }
      return getComputedStyle(skeleton).visibility
    }
    expect([seenAt(0), seenAt(299), seenAt(300)]).toEqual(['hidden', 'hidden', 'visible'])
    await vi.waitFor(() => expect(skeleton.textContent).toBe('Loading'))
  })
})
