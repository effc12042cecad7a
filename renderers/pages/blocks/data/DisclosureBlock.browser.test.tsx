import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import { loadDataBlocks } from '../../loadDataBlocks.ts'
import { openBlocks, openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

describe('a disclosure', () => {
  it('says its value on the line that opens it', async () => {
    page = await openDataBlock(
      {
        type: 'disclosure',
        props: { label: 'story.deposits', value: { from: '/balance/main', as: 'money' } },
        slots: { default: [{ type: 'text', props: { text: 'story.more' } }] },
      },
      { facts: { balance: { main: { amount: '1000', currency: 'EUR' } } } },
    )
    expect(page.find('summary').textContent).toBe('Deposits€1,000')
    expect(page.find('summary bdi').textContent).toBe('€1,000')
    await userEvent.click(page.find('summary'))
    expect(page.find<HTMLDetailsElement>('details').open).toBe(true)
  })

  it('is opened by an address that names it, and writes its name into the address where it is opened by hand', async () => {
    const before = location.href
    history.replaceState(null, '', '#second')
    await loadDataBlocks()
    const question = (anchor: string) => ({
      type: 'disclosure' as const,
      props: { label: 'story.more', anchor, level: 3, look: 'row' },
      slots: { default: [{ type: 'text' as const, props: { text: 'story.text' } }] },
    })
    page = await openBlocks([question('first'), question('second')] as Block[])
    const open = () => [...page.element.querySelectorAll('details')].map((one) => one.open)
    await expect.poll(open).toEqual([false, true])
    await userEvent.click(page.find('#first h3'))
    await expect.poll(() => location.hash).toBe('#first')
    expect(open()).toEqual([true, true])
    history.replaceState(null, '', before)
  })
})
