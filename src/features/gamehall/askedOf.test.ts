import { expect, it } from 'vitest'
import { askedOf } from './askedOf.ts'
import { readChoice } from './Choice.ts'

const ask = (search: string, own = {}) => askedOf(readChoice(search), { liked: [], ...own })

it('asks by category and tags together, by makers and by order', () => {
  expect(ask('?category=slots&tags=egypt,gold&providers=nova,borealis&sort=new')).toEqual({
    tags: ['slots', 'egypt', 'gold'],
    providers: ['nova', 'borealis'],
    sort: 'new',
  })
  expect(ask('')).toEqual({})
})

it('asks for the games of the player by their names, and by when they were opened', () => {
  expect(ask('?category=liked', { liked: ['comet', 'aurora'] })).toEqual({ sysname: ['comet', 'aurora'] })
  expect(ask('?category=liked')).toEqual({ sysname: ['-'] })
  expect(ask('?category=recent&sort=name')).toEqual({ sort: 'recent' })
})

it('asks for the games of a tournament', () => {
  expect(ask('', { tournament: '7' })).toEqual({ options: { id: 7, type: 'tournament' } })
})
