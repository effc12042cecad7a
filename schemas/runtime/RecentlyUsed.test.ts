import { expect, it } from 'vitest'
import { RecentlyUsed } from './RecentlyUsed.ts'

const held = (cache: RecentlyUsed<string>, keys: string) =>
  [...keys].filter((key) => cache.get(key) !== undefined)

it('keeps as many as it may, those that were used last', () => {
  const cache = new RecentlyUsed<string>(2)
  cache.set('a', 'one')
  cache.set('b', 'two')
  cache.get('a')
  cache.set('c', 'three')
  expect(held(cache, 'abc')).toEqual(['a', 'c'])
})

it('lets go of as many as it takes for a heavy one', () => {
  const cache = new RecentlyUsed<string>(10, (value) => value.length)
  for (const key of 'abc') cache.set(key, '123')
  cache.set('d', '123456')
  expect(held(cache, 'abcd')).toEqual(['c', 'd'])
})

it('weighs what is kept anew once, and forgets all weight when it is cleared', () => {
  const cache = new RecentlyUsed<string>(10, (value) => value.length)
  for (let time = 0; time < 5; time += 1) cache.set('a', '12345')
  cache.set('b', '12345')
  expect(held(cache, 'ab')).toEqual(['a', 'b'])
  cache.clear()
  for (const key of 'cd') cache.set(key, '12345')
  expect(held(cache, 'abcd')).toEqual(['c', 'd'])
})

it('keeps nothing that weighs more than all may, and nothing of what was there under its name', () => {
  const cache = new RecentlyUsed<string>(10, (value) => value.length)
  cache.set('a', '1')
  cache.set('b', '1')
  cache.set('b', '12345678901')
  expect(held(cache, 'ab')).toEqual(['a'])
})
