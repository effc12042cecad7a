import { expect, it } from 'vitest'
import { changedSince } from './pulled.ts'

it.each([
  ['nothing is known of before', undefined, { a: '2' }, { a: '1' }, []],
  ['nobody changed anything', { a: '1' }, { a: '1' }, { a: '2' }, []],
  [
    'others changed what is as it was here',
    { a: '1', b: '1' },
    { a: '2', b: '1' },
    { a: '1', b: '1' },
    ['a'],
  ],
  ['both changed it', { a: '1' }, { a: '2' }, { a: '3' }, ['a']],
  ['both changed it to the same', { a: '1' }, { a: '2' }, { a: '2' }, []],
  ['others made one', {}, { a: '1' }, {}, ['a']],
  ['others deleted one', { a: '1' }, {}, { a: '1' }, ['a']],
  ['both deleted it', { a: '1' }, {}, {}, []],
])('where %s', (_, base, now, here, changed) => {
  expect(changedSince(base as never, now as never, here as never)).toEqual(changed)
})
