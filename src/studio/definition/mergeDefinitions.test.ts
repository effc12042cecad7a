import { expect, it } from 'vitest'
import type { JsonObject } from './identity.ts'
import { mergeDefinitions } from './mergeDefinitions.ts'

const base: JsonObject = {
  title: 'Sign up',
  fields: [{ sysname: 'email', size: 6 }, { sysname: 'phone', size: 6 }, { sysname: 'city' }],
}

it('joins what two changed in different places', () => {
  const mine: JsonObject = {
    title: 'Join us',
    fields: [{ sysname: 'email', size: 12 }, { sysname: 'phone', size: 6 }, { sysname: 'city' }],
  }
  const theirs: JsonObject = {
    title: 'Sign up',
    fields: [{ sysname: 'name' }, { sysname: 'email', size: 6 }, { sysname: 'phone', size: 6, icon: 'bell' }],
  }
  expect(mergeDefinitions(base, mine, theirs)).toEqual({
    value: {
      title: 'Join us',
      fields: [
        { sysname: 'name' },
        { sysname: 'email', size: 12 },
        { sysname: 'phone', size: 6, icon: 'bell' },
      ],
    },
    clashes: [],
  })
})

const text = (key: string, more: JsonObject = {}): JsonObject => ({ type: 'text', text: key, ...more })
const [one, two, three] = [text('one'), text('two'), text('three')]

it.each<[string, JsonObject[], JsonObject[], JsonObject[], string[][]]>([
  [
    'one changed, another removed',
    [text('one', { muted: true }), two, three],
    [one, two],
    [text('one', { muted: true }), two],
    [],
  ],
  [
    'one changed, its neighbour removed',
    [one, text('two', { muted: true }), three],
    [two, three],
    [text('two', { muted: true }), three],
    [],
  ],
  [
    'both put something somewhere',
    [text('new'), one, two, three],
    [one, two, three, text('last')],
    [text('new'), one, two, three, text('last')],
    [],
  ],
  [
    'both put something at one place',
    [one, text('mine'), two, three],
    [one, text('theirs'), two, three],
    [one, text('theirs'), text('mine'), two, three],
    [],
  ],
  [
    'both put the same',
    [one, two, three, text('four')],
    [one, two, three, text('four')],
    [one, two, three, text('four')],
    [],
  ],
  [
    'both changed other things of one',
    [text('one', { muted: true }), two, three],
    [text('first'), two, three],
    [text('first', { muted: true }), two, three],
    [],
  ],
  [
    'both changed the same',
    [text('mine'), two, three],
    [text('theirs'), two, three],
    [text('mine'), two, three],
    [['blocks', '1', 'text']],
  ],
  [
    'one was changed that the other removed',
    [text('mine'), two, three],
    [two, three],
    [text('mine'), two, three],
    [['blocks', '1']],
  ],
  [
    'one was removed that the other changed',
    [two, three],
    [text('theirs'), two, three],
    [two, three],
    [['blocks', '1']],
  ],
  [
    'one stands for another',
    [{ type: 'image' }, two, three],
    [text('theirs'), two, three],
    [{ type: 'image' }, two, three],
    [['blocks', '1']],
  ],
])('joins lists of what has no name: %s', (_, mine, theirs, blocks, clashes) => {
  const of = (list: JsonObject[]): JsonObject => ({ blocks: list })
  expect(mergeDefinitions(of([one, two, three]), of(mine), of(theirs))).toEqual({
    value: { blocks },
    clashes,
  })
})

it('keeps mine where both changed the same, and says where', () => {
  const changed = (title: string) => ({ ...base, title })
  expect(mergeDefinitions(base, changed('Mine'), changed('Theirs'))).toEqual({
    value: { ...base, title: 'Mine' },
    clashes: [['title']],
  })
})

it('takes either whole where the other did nothing', () => {
  const other = { title: 'Other' }
  expect(mergeDefinitions(base, base, other)).toEqual({ value: other, clashes: [] })
  expect(mergeDefinitions(base, other, base)).toEqual({ value: other, clashes: [] })
})

it('keeps the order of whoever alone gave named items another, and what was changed in them', () => {
  const steps = (...list: [string, ...string[]][]) => ({
    steps: list.map(([id, ...fields]) => ({ id, fields })),
  })
  const before = steps(['one', 'a', 'b'], ['two'], ['three'])
  const moved = steps(['one', 'a', 'b'], ['three'], ['two'])
  const changed = steps(['one', 'a'], ['two'], ['three', 'b'])
  const both = { value: steps(['one', 'a'], ['three', 'b'], ['two']), clashes: [] }
  expect(mergeDefinitions(before, moved, changed)).toEqual(both)
  expect(mergeDefinitions(before, changed, moved)).toEqual(both)
})
