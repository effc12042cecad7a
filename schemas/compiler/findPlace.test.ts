import { expect, it } from 'vitest'
import { findPlace } from './findPlace.ts'

const heading = (text: string) => ({ type: 'heading', text, level: 2 })
const definitions = [
  {
    kind: 'page',
    id: 'frame',
    title: 't.frame',
    blocks: [{ type: 'section', blocks: [heading('t.above'), { type: 'outlet' }] }, heading('t.below')],
  },
  {
    kind: 'page',
    id: 'start',
    title: 't.start',
    wrapper: 'frame',
    blocks: [heading('t.first'), { use: 'help', with: {} }],
  },
  { kind: 'fragment', id: 'help', blocks: [heading('t.help')] },
  {
    kind: 'form',
    id: 'login',
    fields: [
      { sysname: 'email', type: 'input' },
      { sysname: 'a/b', type: 'input' },
    ],
  },
  { kind: 'menu', id: 'main', label: 't.menu', items: [{ label: 't.one' }, { label: 't.two' }] },
]

it.each([
  ['page/frame', '/blocks/1', { definition: 'page/frame', pointer: '/blocks/1' }],
  ['page/frame', '/blocks/0/slots/default/0', { definition: 'page/frame', pointer: '/blocks/0/blocks/0' }],
  ['page/frame', '/blocks/1/props', { definition: 'page/frame', pointer: '/blocks/1' }],
  ['page/frame', '/blocks/1/props/text', { definition: 'page/frame', pointer: '/blocks/1/text' }],
  // What a wrapper has around a page is written in the wrapper.
  ['page/start', '/blocks/1', { definition: 'page/frame', pointer: '/blocks/1' }],
  ['page/start', '/blocks/0/slots/default/0', { definition: 'page/frame', pointer: '/blocks/0/blocks/0' }],
  ['page/start', '/blocks/0/slots/default/1', { definition: 'page/start', pointer: '/blocks/0' }],
  [
    'page/start',
    '/blocks/0/slots/default/2',
    {
      definition: 'page/start',
      pointer: '/blocks/1',
      fragment: { definition: 'fragment/help', pointer: '/blocks/0' },
    },
  ],
  ['form/login', '/fields/a~1b', { definition: 'form/login', pointer: '/fields/1' }],
  ['form/login', '/fields/gone', { definition: 'form/login', pointer: '/fields' }],
  ['menu/main', '/items/1', { definition: 'menu/main', pointer: '/items/1' }],
  ['menu/none', '/items/1', undefined],
])('finds where %s %s was written', (key, pointer, place) => {
  expect(findPlace(definitions, key, pointer)).toEqual(place)
})
