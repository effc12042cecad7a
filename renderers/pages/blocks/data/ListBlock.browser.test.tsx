import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult } from '../../../host.ts'
import { settle } from '../../../testing/settle.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

const list: Block = {
  type: 'list',
  props: {
    operation: 'cashier.gethistory',
    params: { type: { from: '/query/type' } },
    key: '/id',
    size: 2,
    more: 'test.more',
  },
  slots: {
    default: [
      { type: 'text', props: { text: { key: 'test.item', args: { name: { from: '/item/name' } } } } },
    ],
    empty: [{ type: 'text', props: { text: 'test.none' } }],
  },
}
const words = { 'test.more': 'Show more', 'test.item': '{name}', 'test.none': 'None yet' }

/** A platform with a list that tests change. */
function platform(...names: string[]) {
  const now = { names, failing: '' }
  const call = async (_: string, { offset, count }: Record<string, unknown>): Promise<CallResult> => {
    if (now.failing) return { ok: false, error: { type: now.failing, message: '', invalidParameters: {} } }
    const items = now.names
      .slice(Number(offset), Number(offset) + Number(count))
      .map((name) => ({ id: name, name }))
    return { ok: true, response: { items, total: now.names.length } }
  }
  return { now, call }
}

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const open = async (options: Parameters<typeof openDataBlock>[1]) => {
  page = await openDataBlock(list, { words, ...options })
  await settle()
}
const lines = () => [...page.element.querySelectorAll('li')].map((line) => line.textContent)
const more = () => page.element.querySelector<HTMLElement>('button')
const asked = () => page.host.calls.map(({ values }) => values)
const said = () => page.find('p[role=status]').textContent

describe('a list', () => {
  it('appends a page at a time, keeps the focus on the button, and says what came', async () => {
    const { call } = platform('a', 'b', 'c', 'd', 'e')
    await open({ call })
    expect(lines()).toEqual(['a', 'b'])
    expect(page.element.textContent).toContain('2 of 5')
    await userEvent.click(more() as HTMLElement)
    await settle()
    expect(lines()).toEqual(['a', 'b', 'c', 'd'])
    expect(document.activeElement).toBe(more())
    expect(said()).toBe('2 more, 4 of 5')
    expect(asked()).toEqual([
      { offset: 0, count: 2 },
      { offset: 2, count: 2 },
    ])
  })

  it('moves the focus to the first new item where the button has gone with the last page', async () => {
    const { call } = platform('a', 'b', 'c')
    await open({ call })
    await userEvent.click(more() as HTMLElement)
    await settle()
    expect(more()).toBeNull()
    expect(document.activeElement?.textContent).toBe('c')
  })

  it('shows once what a new item has pushed onto the next page, and asks for the page after it', async () => {
    const { now, call } = platform('c', 'b', 'a')
    await open({ call })
    now.names = ['e', 'd', 'c', 'b', 'a']
    await userEvent.click(more() as HTMLElement)
    await settle()
    expect(lines()).toEqual(['c', 'b', 'a'])
  })

  it('keeps all pages when it is asked for anew, with every item as it is now', async () => {
    const { now, call } = platform('c', 'b', 'a')
    await open({ call })
    await userEvent.click(more() as HTMLElement)
    await settle()
    now.names = ['d', 'c', 'b', 'a']
    const [, second] = page.element.querySelectorAll('li')
    await page.host.refresh()
    await settle()
    expect(lines()).toEqual(['d', 'c', 'b', 'a'])
    expect(page.element.querySelectorAll('li')[2]).toBe(second)
  })

  it('begins anew when a parameter, the player or the language changes', async () => {
    const { call } = platform('a', 'b', 'c')
    await open({ call, facts: { query: { type: 'deposit' } } })
    await userEvent.click(more() as HTMLElement)
    await settle()
    for (const change of [
      () => page.host.setFacts({ query: { type: 'withdrawal' } }),
      () => page.host.setFacts({ session: { authenticated: true, uid: 7 } }),
      () => page.host.setLocale('de'),
    ]) {
      const before = asked().length
      change()
      await settle()
      expect(asked().slice(before)).toMatchObject([{ offset: 0, count: 2 }])
      expect(page.element.querySelectorAll('li')).toHaveLength(2)
    }
    expect(asked().at(-1)).toEqual({ type: 'withdrawal', offset: 0, count: 2 })
  })

  it('keeps what is there when the next page fails, and tries it again', async () => {
    const { now, call } = platform('a', 'b', 'c')
    await open({ call })
    now.failing = 'NetworkError'
    await userEvent.click(more() as HTMLElement)
    await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toContain('could not be loaded'))
    expect(lines()).toEqual(['a', 'b'])
    now.failing = ''
    await userEvent.click(page.find('[role=alert] button'))
    await settle()
    expect(lines()).toEqual(['a', 'b', 'c'])
    expect(page.element.querySelector('[role=alert]')).toBeNull()
  })

  it('says what to do where there is nothing', async () => {
    await open({ call: platform().call })
    expect(page.element.textContent).toContain('None yet')
    expect(page.element.querySelector('ul')).toBeNull()
    expect(more()).toBeNull()
  })
})
