import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDataBlock } from '../../testing/openBlocks.tsx'

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
})
