import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import { loadDataBlocks } from '../loadDataBlocks.ts'
import { blockWords } from '../testing/blockWords.ts'
import { openBlocks } from '../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openBlocks>>
beforeAll(async () => void (await loadDataBlocks()))
afterEach(() => {
  page.close()
})

const open = (block: Block, options: Parameters<typeof openBlocks>[1] = {}) =>
  openBlocks([block], { ...options, words: { en: blockWords } })

describe('a disclosure', () => {
  it('says its value on the line that opens it', async () => {
    page = await open(
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
