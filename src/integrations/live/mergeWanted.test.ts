import { expect, it } from 'vitest'
import { itemsOf, mergeWanted } from './mergeWanted.ts'

it('asks for each event once, with all of its lines where one tab wants them', () => {
  expect(mergeWanted([['a~first~1-1', 'b~first'], ['a~all~5-5'], []])).toEqual(['a~all', 'b~first'])
})

it('says what is there only where all tabs have the same', () => {
  expect(mergeWanted([['a~all~5-5'], ['a~all~5-5']])).toEqual(['a~all~5-5'])
  expect(mergeWanted([['a~all~5-5'], ['a~all~6-6'], ['a~all~5-5']])).toEqual(['a~all'])
  expect(mergeWanted([['a~all~5-5'], ['a~all']])).toEqual(['a~all'])
})

it('names what is followed, whatever is there of it', () => {
  expect([...itemsOf(['b~all~1-1', 'a~first'])]).toEqual(['b~all', 'a~first'])
})
