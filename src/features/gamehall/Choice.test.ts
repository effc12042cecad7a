import { expect, it } from 'vitest'
import { readChoice, toggled, writeChoice } from './Choice.ts'

it('reads a choice from an address, each word once', () => {
  expect(readChoice('?category=slots&providers=nova,,borealis,nova&tags=egypt&sort=new')).toEqual({
    category: 'slots',
    providers: ['nova', 'borealis'],
    tags: ['egypt'],
    sort: 'new',
  })
  expect(readChoice('')).toEqual({ category: undefined, providers: [], tags: [], sort: undefined })
})

it('writes it back with readable commas, and leaves alone what else stands there', () => {
  const choice = readChoice('?category=slots&providers=nova,borealis')
  expect(writeChoice('?utm=letter&sort=new', choice)).toBe(
    '?utm=letter&category=slots&providers=nova,borealis',
  )
  expect(writeChoice('?category=slots', readChoice(''))).toBe('')
})

it('takes a word that is there away, and adds one that is not', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['b'], 'a')).toEqual(['b', 'a'])
})
