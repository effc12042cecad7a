import { afterEach, describe, expect, it } from 'vitest'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

describe('details', () => {
  it('leave out what is not there, and write values for the reader', async () => {
    page = await openDataBlock(
      {
        type: 'details',
        props: {
          rows: [
            { label: 'story.deposits', value: { from: '/session/balance', as: 'money' } },
            { label: 'story.withdrawals', value: { from: '/session/nothing' } },
            { label: 'story.tabs', value: 'story.more', icon: 'clock' },
          ],
        },
      },
      { facts: { session: { authenticated: true, balance: { amount: '10.50', currency: 'EUR' } } } },
    )
    expect([...page.element.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Deposits',
      'History',
    ])
    expect(page.find('dd').textContent).toMatch(/10.50/)
  })

  it('stand where the language of the page begins, whatever direction a value runs in', async () => {
    const row = { label: 'story.tabs', value: { from: '/session/day' } } as const
    page = await openDataBlock(
      { type: 'details', props: { rows: [row] } },
      { facts: { session: { authenticated: true, day: '21.11.2026' } } },
    )
    page.element.dir = 'rtl'
    const value = page.find('dd')
    const letters = document.createRange()
    letters.selectNodeContents(value)
    expect(letters.getBoundingClientRect().right).toBeCloseTo(value.getBoundingClientRect().right, 0)
  })
})
