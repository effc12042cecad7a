import { describe, expect, it } from 'vitest'
import { checkWritten } from './checkWritten.ts'

const head = {
  kind: 'fragment',
  id: 'bonus/head',
  edition: 2,
  description: 'What a bonus is called.',
  params: { bonus: { type: 'pointer', description: 'Where it stands.' } },
}

describe('a fragment by itself', () => {
  it('may take what a block needs from another fragment', () => {
    const text = { use: 'bonus/name', with: { bonus: '{bonus}' } }
    const blocks = [
      { type: 'heading', text, level: 3 },
      { use: 'bonus/terms', visibleWhen: 'bonus-open' },
    ]
    expect(checkWritten({ ...head, blocks })).toEqual([])
  })

  it('is told what a block lacks, and where a use is not written as it must be', () => {
    const blocks = [
      { type: 'heading', level: 3 },
      { type: 'heading', text: { use: 'bonus/name', when: 'bonus-open' }, level: 3 },
    ]
    expect(checkWritten({ ...head, blocks }).map(({ pointer }) => pointer)).toEqual([
      '/blocks/0',
      '/blocks/1/text/when',
    ])
  })
})
