import { expect, it } from 'vitest'
import { itemKeys } from './itemKeys.ts'

it('are what stands at the pointer, wherever the item is', () => {
  expect(itemKeys([{ id: 'a' }, { id: 'b' }], '/id').reverse()).toEqual(
    itemKeys([{ id: 'b' }, { id: 'a' }], '/id'),
  )
})

it.each([
  ['items without a key', [{}, { id: null }, 'text', null], '/id'],
  ['the same item twice', [{ id: 1 }, { id: 1 }, { id: '1' }], '/id'],
  ['names that look like places', [{ id: '#1' }, {}, { id: '1 1' }, { id: 1 }, { id: 1 }], '/id'],
  ['no pointer', [{ id: 1 }, { id: 1 }], undefined],
])('are there once each: %s', (_, items, pointer) => {
  expect(new Set(itemKeys(items, pointer)).size).toBe(items.length)
})
