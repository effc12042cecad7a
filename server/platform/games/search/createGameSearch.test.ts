import { describe, expect, it } from 'vitest'
import { gameOf } from '../catalogue/testing/gameOf.ts'
import { createGameSearch } from './createGameSearch.ts'
import { foldText } from './foldText.ts'
import { slipsOf } from './slipsOf.ts'

const names = [
  'Starburst Nights',
  'Star of Riga',
  'Book of Amber',
  'Gonzo’s Löwe',
  'Amber Book',
  'Gates of the North',
  'Élysée Roulette',
  'Ёлка',
  'Star',
  'Crash 2000',
]
const search = createGameSearch([
  ...names.map((name) => gameOf(name)),
  gameOf('Nothing Alike', { kept: { tags: ['egypt'] }, providerName: 'Starling Works' }),
])
const find = (query: string) =>
  search(query)
    .sort((one, other) => other.score - one.score)
    .map(({ game }) => game.name)

it('looks at so many letters and words, whatever they become as they are folded', () => {
  expect(find(`amber book${' '.repeat(60)}nothing`)).toEqual(find('amber book'))
  expect(find('s t a r b u r s nothing else')).toEqual(find('s t a r b u r s'))
  // Of this letter alone a dozen are made; of all of them, thousands.
  expect(foldText('\ufdfa').length).toBeGreaterThan(10)
  expect(find('\ufdfa'.repeat(100))).toEqual([])
  expect(find('star')).toContain('Starburst Nights')
})

describe('games are found', () => {
  it('by their whole name first, then by what begins with it, then by their maker', () => {
    expect(find('star')).toEqual(['Star', 'Star of Riga', 'Starburst Nights', 'Nothing Alike'])
  })

  it('by words in any order, and as far as they are typed', () => {
    expect(find('amber book')[0]).toBe('Amber Book')
    expect(find('amber book')).toContain('Book of Amber')
    expect(find('nor ga')).toEqual(['Gates of the North'])
    expect(find('s')).toContain('Starburst Nights')
  })

  it('with slips: a letter left out, added, changed, or two that changed places', () => {
    for (const typed of ['starbrst', 'starbuurst', 'starbirst', 'satrburst', 'stabur'])
      expect(find(typed)[0], typed).toBe('Starburst Nights')
    expect(find('gatse of teh norht')).toEqual(['Gates of the North'])
    expect(find('bok')).toEqual(expect.arrayContaining(['Book of Amber', 'Amber Book']))
  })

  it('as one word or as two', () => {
    expect(find('star burst')[0]).toBe('Starburst Nights')
    expect(find('bookofamber')[0]).toBe('Book of Amber')
  })

  it('without the marks of their letters, and with them', () => {
    expect(find('gonzos lowe')).toEqual(['Gonzo’s Löwe'])
    expect(find('gonzo’s löwe')).toEqual(['Gonzo’s Löwe'])
    expect(find('elysee')).toEqual(['Élysée Roulette'])
    expect(find('елка')[0]).toBe('Ёлка')
    expect(find('elka')).toEqual(['Ёлка'])
  })

  it('in other scripts, by how they sound', () => {
    expect(find('Старбёрст')[0]).toBe('Starburst Nights')
    expect(find('бук оф амбер')).toEqual(['Book of Amber'])
    expect(find('ستاربرست')[0]).toBe('Starburst Nights')
    expect(find('рулет')).toContain('Élysée Roulette')
  })

  it('by numbers and by what they are about', () => {
    expect(find('crash 20')).toEqual(['Crash 2000'])
    expect(find('egypt')).toEqual(['Nothing Alike'])
  })

  it('not at all where nothing is like it, or nothing was typed', () => {
    expect(find('zzzzzz')).toEqual([])
    expect(find(' ?! ')).toEqual([])
    expect(find('star zzzzzz')).toEqual([])
  })
})

it('slips are counted against the beginning that fits best', () => {
  expect(slipsOf('stabr', 'starburst', 2)).toBe(1)
  expect(slipsOf('star', 'starburst', 2)).toBe(0)
  expect(slipsOf('ab', 'ba', 1)).toBe(1)
  expect(slipsOf('abcdef', 'xyz', 2)).toBeUndefined()
})

it('a text of any script is folded to small Latin letters', () => {
  expect(foldText('  Ēģiptes   «Zelts» №7 ')).toBe('egiptes zelts no7')
  expect(foldText('Straße')).toBe('strasse')
})
