import { expect, it } from 'vitest'
import { partsOf } from './TakeBackButton.tsx'

it('takes back texts one by one, and anything else as a whole', () => {
  const messages = { kind: 'messages', messages: { a: 'a', b: 'b' } }
  expect(partsOf('messages/en/x', messages, { ...messages, messages: { a: 'A', b: 'b', c: 'c' } })).toEqual([
    'messages/en/x#a',
    'messages/en/x#c',
  ])
  expect(partsOf('messages/en/x', messages, null)).toEqual(['messages/en/x'])
  expect(partsOf('page/about', { kind: 'page' }, { kind: 'page', title: 'x' })).toEqual(['page/about'])
})
