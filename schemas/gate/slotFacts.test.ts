import { expect, it } from 'vitest'
import { slotFactsAt } from './slotFacts.ts'

it('lets what a popup of the site loads be seen by the rest of its entry, and by nothing else', () => {
  const answer = { items: [{ id: null }] } as const
  const operations = { 'cashbacks.get': { method: 'GET', required: [], optional: [], answer } }
  const site = { popups: { afterStart: [{ popup: 'x', load: { operation: 'cashbacks.get' }, data: {} }] } }
  const at = (pointer: string) => slotFactsAt(site, pointer, operations as never)
  expect(at('/popups/afterStart/0/data/id')).toEqual({ result: answer })
  expect(at('/popups/afterStart/0/load/query/count')).toEqual({})
  expect(at('/popups/authorization')).toEqual({})
})
