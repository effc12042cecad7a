import { describe, expect, it } from 'vitest'
import { findRepeats } from './findRepeats.ts'

const long = (text: string) => ({ type: 'text', text: { key: text, args: { name: { from: '/item/name' } } } })
const row = { type: 'stack', blocks: [long('row.name'), long('row.sum'), long('row.when')] }

describe('what stands more than once', () => {
  it('is told with its lines and its places, the outermost alone', () => {
    const found = findRepeats(
      new Map<string, unknown>([
        ['page/one', { blocks: [row] }],
        ['page/two', { title: 'a', blocks: [{ type: 'section', blocks: [row, long('own')] }] }],
      ]),
      3,
    )
    expect(found).toEqual([{ lines: 8, places: ['page/one#/blocks/0', 'page/two#/blocks/0/blocks/0'] }])
  })

  it('is told where a part of it stands a third time, too', () => {
    const definitions = new Map<string, unknown>([
      ['page/one', { blocks: [row] }],
      ['page/two', { title: 'a', blocks: [row] }],
      ['page/three', { list: row.blocks }],
    ])
    const found = findRepeats(definitions, 3).map(({ places }) => places.length)
    expect(found.sort()).toEqual([2, 3])
  })

  it('is left alone where it is short', () => {
    expect(findRepeats(new Map([['page/one', { blocks: [row, row] }]]), 8)).toEqual([])
  })
})
