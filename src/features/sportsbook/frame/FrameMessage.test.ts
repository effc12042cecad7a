import { expect, it } from 'vitest'
import { readFrameMessage } from './FrameMessage.ts'

const read = (message: object) => readFrameMessage({ type: 'sportsbook', ...message })

it('hears what a sportsbook says, and nothing of other shapes or of games', () => {
  expect(read({ event: 'ready', more: 1 })).toEqual({ event: 'ready' })
  expect(read({ event: 'wants', what: 'deposit' })).toEqual({ event: 'wants', what: 'deposit' })
  expect(read({ event: 'wants', what: 'the moon' })).toBeUndefined()
  expect(read({ event: 'balance', amount: '1' })).toBeUndefined()
  expect(readFrameMessage({ type: 'game', event: 'ready' })).toBeUndefined()
  for (const none of [undefined, null, 'ready', 7]) expect(readFrameMessage(none)).toBeUndefined()
})

it('follows heights within bounds', () => {
  const heightOf = (height: unknown) => read({ event: 'resized', height })
  expect(heightOf(812.4)).toEqual({ event: 'resized', height: 813 })
  expect([heightOf(-5), heightOf(1e9)]).toMatchObject([{ height: 320 }, { height: 20_000 }])
  expect([heightOf('800'), heightOf(Number.NaN)]).toEqual([undefined, undefined])
})

it('takes places that can stand in an address, and no others', () => {
  const moved = (path: unknown) => read({ event: 'moved', path })
  expect(moved('/live')).toEqual({ event: 'moved', path: '/live' })
  expect(moved('')).toEqual({ event: 'moved', path: '' })
  for (const path of ['//evil.example', 'javascript:alert(1)', '/a b', '/a?b', `/${'a'.repeat(300)}`, 3])
    expect(moved(path), String(path)).toBeUndefined()
})
