import { expect, it } from 'vitest'
import { readRecent, withRecent } from './recentSearches.ts'

it('keeps the last six searches, the newest first, each once', () => {
  let kept = '[]'
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' B ', 'g', '  '])
    kept = withRecent(readRecent(kept), query)
  expect(readRecent(kept)).toEqual(['g', 'B', 'f', 'e', 'd', 'c'])
})

it('takes nothing that is no list of searches', () => {
  expect(readRecent(undefined)).toEqual([])
  expect(readRecent('{')).toEqual([])
  expect(readRecent('[1,"aurora",null]')).toEqual(['aurora'])
})
