import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult } from '../../../host.ts'
import { loadDataBlocks } from '../../loadDataBlocks.ts'
import { openBlocks } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openBlocks>>
afterEach(() => page.close())

const load = (operation: string, props: object = {}): Block => ({
  type: 'load',
  props: { operation, ...props },
  slots: { default: [{ type: 'text', props: { text: 'story.title' } }] },
})

/** A platform that refuses, each operation with its own type of error, until it is mended. */
async function open(blocks: Block[], refused: Record<string, string>) {
  await loadDataBlocks()
  const call = async (operation: string): Promise<CallResult> => {
    const type = refused[operation]
    return type
      ? { ok: false, error: { type, message: '', invalidParameters: {} } }
      : { ok: true, response: {} }
  }
  page = await openBlocks(blocks, { call })
  await vi.waitFor(() => expect(page.element.querySelector('[aria-busy=true]')).toBeNull())
}
const alerts = () => [...page.element.querySelectorAll('[role=alert]')]
const lines = () => page.element.innerText.match(/This could not be loaded/g)?.length ?? 0

describe('what could not be loaded', () => {
  it('is said once for all that say the same, and tried again at once', async () => {
    const refused: Record<string, string> = { a: 'NetworkError', b: 'NetworkError', c: 'NetworkError' }
    await open([load('a'), load('b'), load('c', { optional: true })], refused)
    await vi.waitFor(() => expect(alerts()).toHaveLength(1))
    expect(alerts()[0]?.textContent).toContain('This could not be loaded.')
    // In the message, and where the second would stand.
    expect(lines()).toBe(2)
    for (const operation of Object.keys(refused)) delete refused[operation]
    await userEvent.click(page.find('[role=alert] button'))
    await vi.waitFor(() => expect(page.element.innerText.match(/This could not/)).toBeNull())
    expect(page.host.calls.map(({ operation }) => operation)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  })

  it('is said in each place where the reasons differ', async () => {
    await open([load('a'), load('b')], { a: 'NetworkError', b: 'ForbiddenException' })
    await vi.waitFor(() => expect(alerts()).toHaveLength(2))
  })

  it('is said by the next place once the first has come, and heard anew when it fails again', async () => {
    const refused: Record<string, string> = { a: 'NetworkError', b: 'NetworkError' }
    await open([load('a'), load('b')], refused)
    await vi.waitFor(() => expect(alerts()).toHaveLength(1))
    const said = page.find('[role=alert] p')
    await userEvent.click(page.find('[role=alert] button'))
    await vi.waitFor(() => expect(page.find('[role=alert] p')).not.toBe(said))
    delete refused.a
    await userEvent.click(page.find('[role=alert] button'))
    await vi.waitFor(() => expect(alerts()[0]?.textContent).toContain('This could not be loaded.'))
    expect(alerts()).toHaveLength(1)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('leaves without a word where it is optional, and comes when the connection is back', async () => {
    const refused: Record<string, string> = { a: 'NetworkError' }
    await open([load('a', { optional: true })], refused)
    await vi.waitFor(() => expect(page.element.innerText.trim()).toBe(''))
    delete refused.a
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(page.element.innerText.trim()).not.toBe(''))
  })
})

describe('what is on its way', () => {
  const skeletons = async (props: object) => {
    await loadDataBlocks()
    page = await openBlocks([load('a', props)], { call: () => new Promise(() => undefined) })
    await vi.waitFor(() => expect(page.element.querySelector('[aria-busy=true]')).not.toBeNull())
    return page.element.querySelectorAll('[role=status]').length
  }

  it('has a skeleton in its place, unless it may well be nothing', async () => {
    expect(await skeletons({})).toBe(1)
    page.close()
    expect(await skeletons({ optional: true })).toBe(0)
    page.close()
    expect(await skeletons({ optional: true, skeleton: 'line' })).toBe(1)
  })
})
