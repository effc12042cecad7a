import { expect, test } from 'vitest'
import type { MarketDescription } from '../names/MarketDescription.ts'
import type { Language } from '../names/Names.ts'
import { descriptionKey, nameLine } from './nameLine.ts'

const market = (id: number, more: Partial<MarketDescription>): MarketDescription => ({
  ...{ id, variant: '', groups: ['all'], names: {}, specifiers: [], outcomes: [], ...more },
})
const descriptions = new Map(
  [
    market(16, {
      names: { en: 'Handicap {hcp}', ar: 'تكافؤ {hcp}' },
      outcomes: [{ id: '1714', names: { en: '{$competitor1} ({+hcp})', ar: '{$competitor1} ({+hcp})' } }],
    }),
    market(8, {
      groups: ['all', 'score'],
      names: { en: '{!goalnr} goal', ru: '{!goalnr} гол', lv: '{!goalnr} vārti' },
    }),
    market(40, { names: { en: 'Scorer' }, outcomeType: 'player' }),
    market(199, { names: { en: 'Correct score' } }),
    market(199, {
      variant: 'sr:correct_score:bestof:3',
      outcomes: [{ id: 'sr:correct_score:bestof:3:192', names: { en: '2:0' } }],
    }),
    market(21, { names: { en: 'Exact goals' } }),
    market(0, {
      variant: 'sr:exact_goals:2+',
      outcomes: [{ id: 'sr:exact_goals:2+:87', names: { en: '2+', ar: '2+' } }],
    }),
  ].map((one) => [descriptionKey(one.id, one.variant), one]),
)
const event = {
  name: 'Riverside – Northgate',
  sides: ['Riverside', 'Northgate'],
  nameOf: (id: string) => ({ 'sr:player:9': 'Marsh, A.' })[id],
}
const named = (line: string, language: Language = 'en') => nameLine(line, descriptions, event, language)

test('lines and outcomes have the name that their templates say, in the language of the reader or in English', () => {
  expect(named('16?hcp=-1.5')?.name).toBe('Handicap -1.5')
  expect(named('16?hcp=-1.5')?.outcome('1714')).toBe('Riverside (−1.5)')
  expect([1, 2, 3, 11].map((n) => named(`8?goalnr=${n}`)?.name)).toEqual([
    ...['1st goal', '2nd goal', '3rd goal', '11th goal'],
  ])
  expect(named('8?goalnr=2', 'ru')?.name).toBe('2-й гол')
  expect(named('8?goalnr=2', 'lv')?.name).toBe('2. vārti')
  expect(named('8?goalnr=2', 'de')?.name).toBe('2nd goal')
})

test('a line belongs to the groups of its market', () => {
  expect(named('16?hcp=-1.5')?.groups).toEqual(['all'])
  expect(named('8?goalnr=1')?.groups).toEqual(['all', 'score'])
})

test('numbers stand apart from what is read from right to left', () => {
  expect(named('16?hcp=1.5', 'ar')).toMatchObject({ name: 'تكافؤ \u20661.5\u2069' })
  expect(named('16?hcp=1.5', 'ar')?.outcome('1714')).toBe('Riverside (\u2066+1.5\u2069)')
})

test('outcomes are those of the variant, or players by their id', () => {
  const score = named('199?variant=sr:correct_score:bestof:3')
  expect(score?.outcome('sr:correct_score:bestof:3:192')).toBe('2:0')
  expect(named('21?variant=sr:exact_goals:2+')?.outcome('sr:exact_goals:2+:87')).toBe('2+')
  expect(named('21?variant=sr:exact_goals:3+')?.outcome('sr:exact_goals:2+:87')).toBeUndefined()
  expect(named('40')?.outcome('sr:player:9')).toBe('Marsh, A.')
})

test('what nobody can name has no name', () => {
  expect([named('16'), named('8?goalnr=x'), named('7')]).toEqual([undefined, undefined, undefined])
  expect([named('40')?.outcome('sr:player:1'), named('16?hcp=1')?.outcome('9')]).toEqual([
    undefined,
    undefined,
  ])
})
