import { expect, test } from 'vitest'
import { makeTournaments } from '../seasons/makeTournaments.ts'
import { groupBy } from '../testing/groupBy.ts'
import { countryName } from './countryName.ts'
import { languages } from './languages.ts'
import { nameIn } from './transliterate.ts'

const tournaments = makeTournaments('test', 4)

test('names are written in the script of a language', () => {
  expect(nameIn('ru', 'SV Grünheim')).toBe('СВ Грюнхейм')
  expect(nameIn('ar', 'SV Grünheim')).toBe('غرونهايم')
  expect(nameIn('ru', 'Mārtiņš Šimkus')).toBe('Мартиньш Шимкус')
  expect(nameIn('lv', 'SV Grünheim')).toBe('SV Grünheim')
  expect(nameIn('de', 'SV Grünheim')).toBe('SV Grünheim')
})

test('no letter of another script is left', () => {
  for (const { competitors, nameIn: named } of tournaments) {
    expect(named('ru')).not.toMatch(/[A-Za-zÀ-ž]/)
    expect(named('ar')).not.toMatch(/[A-Za-zÀ-ž]/)
    for (const { name, squad } of competitors)
      for (const one of [name, ...squad.map((player) => player.name)]) {
        expect(nameIn('ru', one)).toMatch(/^[\p{Script=Cyrillic}\d -]+$/u)
        expect(nameIn('ar', one)).toMatch(/^[\p{Script=Arabic}\d -]+$/u)
      }
  }
})

test('nobody within a tournament, and no tournament within a sport, is called as another', () => {
  for (const { competitors } of tournaments)
    expect(new Set(competitors.map(({ name }) => name)).size).toBe(competitors.length)
  for (const ofSport of groupBy(tournaments, ({ plan }) => plan).values())
    expect(new Set(ofSport.map(({ nameIn: named }) => named('en'))).size).toBe(ofSport.length)
})

test('countries have a name in each language', () => {
  expect(languages.map((language) => countryName('LV', language))).toEqual([
    'Latvia',
    'Latvija',
    'Латвия',
    'Lettland',
    'لاتفيا',
  ])
})
