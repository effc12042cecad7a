import { expect, it } from 'vitest'
import type { Json } from '../definition/identity.ts'
import { markBlocks, viewOf, withSamples } from './marks.ts'

const blocks: Json[] = [
  {
    type: 'section',
    id: 'top',
    blocks: [{ use: 'layout/middle', blocks: [{ type: 'heading', text: 'a.b' }] }],
  },
  { type: 'tabs', tabs: [{ id: 'one', blocks: [{ type: 'text', text: 'a.c' }] }] },
]

it('marks every block, and what a use of a fragment comes to', () => {
  const { definition, pointerOf, idOf, written } = markBlocks({ kind: 'page', blocks })
  expect(definition.blocks).toEqual([
    {
      type: 'section',
      id: 'at-0',
      blocks: [
        {
          type: 'stack',
          id: 'at-use-1',
          blocks: [{ use: 'layout/middle', blocks: [{ type: 'heading', text: 'a.b', id: 'at-2' }] }],
        },
      ],
    },
    { type: 'tabs', id: 'at-3', tabs: [{ id: 'one', blocks: [{ type: 'text', text: 'a.c', id: 'at-4' }] }] },
  ])
  expect(['at-use-1', 'at-4', 'top'].map(pointerOf)).toEqual([
    '/blocks/0/blocks/0',
    '/blocks/1/tabs/0/blocks/0',
    undefined,
  ])
  expect(idOf('/blocks/0/blocks/0/blocks/0')).toBe('at-2')
  expect(written('/blocks/0/blocks/0/blocks/0/blocks/0/text')).toBe('/blocks/0/blocks/0/blocks/0/text')
  expect(written('/blocks/1/tabs/0')).toBe('/blocks/1/tabs/0')
  expect(written('/title')).toBe('/title')
})

it('marks nothing that is no block', () => {
  const routes = {
    kind: 'routes',
    routes: [{ name: 'index', path: '/', children: [{ name: 'a', path: '/a' }] }],
  }
  expect(markBlocks(routes).definition).toEqual(routes)
  const menu = { kind: 'menu', items: [{ label: 'a.b', link: { route: 'index' } }] }
  expect(markBlocks(menu).definition).toEqual(menu)
})

it('puts samples where a fragment is given something, and nothing into its slots', () => {
  const written: Json[] = [
    { type: 'text', text: { param: 'label' } },
    { slot: 'blocks' },
    { type: 'repeat', from: '{payment}/rows', blocks: [{ slot: 'side' }] },
  ]
  const sample = (name: string) => (name === 'payment' ? '/item' : 'a.b')
  expect(withSamples(written, sample)).toEqual([
    { type: 'text', text: 'a.b' },
    { type: 'repeat', from: '/item/rows', blocks: [] },
  ])
})

it('knows the view of a popup that something stands in', () => {
  expect([viewOf('/views/ask/blocks/0'), viewOf('/blocks/0'), viewOf(undefined)]).toEqual([
    'ask',
    undefined,
    undefined,
  ])
})
