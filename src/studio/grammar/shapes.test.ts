import { expect, it } from 'vitest'
import type { JsonObject } from '../definition/identity.ts'
import { factsAt, factTree, sampleOf } from './shapes.ts'

const page: JsonObject = {
  kind: 'page',
  blocks: [
    {
      type: 'load',
      operation: 'account.getSessions',
      blocks: [
        { type: 'repeat', from: '/result/sessions', blocks: [{ type: 'text', text: 'a.b' }] },
        {
          type: 'button',
          label: 'a.b',
          // biome-ignore lint/suspicious/noThenProperty: what the language calls it
          actions: [{ do: 'call', operation: 'account.getSessions', then: [{ do: 'print' }] }],
        },
      ],
    },
    { type: 'list', operation: 'BettingBonuses.get', key: '/id', blocks: [{ type: 'text', text: 'a.b' }] },
  ],
}
const at = (pointer: string) => Object.fromEntries(factsAt(page, pointer).map((fact) => [fact.name, fact]))
const namesIn = (fact: ReturnType<typeof at>[string] | undefined) => fact?.inside().map(({ name }) => name)

it('offers what a block has loaded inside it, and not beside it', () => {
  expect(at('/blocks/0')).toEqual({})
  const { result } = at('/blocks/0/blocks/0')
  expect(namesIn(result)).toContain('sessions')
  expect(result?.asked).toEqual({ operation: 'account.getSessions', root: '/result' })
})

it('offers the item of what is repeated, with what it is made of', () => {
  const { item, index, result } = at('/blocks/0/blocks/0/blocks/0')
  expect(namesIn(item)).toContain('id')
  expect([index?.type, result?.pointer]).toEqual(['number', '/result'])
  expect(item?.asked).toMatchObject({ operation: 'account.getSessions', items: '/sessions' })
  expect(namesIn(at('/blocks/1/blocks/0').item)).toContain('amount')
})

it('offers the answer in the actions after a call', () => {
  expect(Object.keys(at('/blocks/0/blocks/1/actions/0/then/0'))).toContain('response')
  expect(Object.keys(at('/blocks/0/blocks/1/actions/0'))).not.toContain('response')
})

it('knows what holds everywhere as a tree, and has a sample for each leaf', () => {
  const session = factTree.find(({ name }) => name === 'session')
  expect(session?.inside().map(({ pointer }) => pointer)).toContain('/session/authenticated')
  expect(sampleOf({ name: 'currency', type: 'string' })).toBe('EUR')
  expect(sampleOf({ name: 'status', type: '"paid" | "failed"' })).toBe('paid')
  expect(sampleOf({ name: 'items', type: 'list' })).toBe('')
})
