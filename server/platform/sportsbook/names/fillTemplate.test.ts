import { expect, test } from 'vitest'
import { fillTemplate } from './fillTemplate.ts'

const values = {
  specifiers: {
    hcp: '-1.5',
    level: '0',
    score: '0:1',
    goalnr: '2',
    setnr: '1',
    from: '1',
    to: '15',
    player: 'sr:player:9',
  },
  competitors: ['Riverside', 'Northgate'],
  event: 'Riverside Open',
  nameOf: (id: string) => ({ 'sr:player:9': 'A. Marsh' })[id],
  ordinal: (number: number) => `${number}.`,
}
const fill = (template: string) => fillTemplate(template, values)

test('a template is filled with what its marks mean', () => {
  expect(fill('{!goalnr} goal')).toBe('2. goal')
  expect(fill('Handicap {score}')).toBe('Handicap 0:1')
  expect(fill('{$competitor1} ({+hcp})')).toBe('Riverside (−1.5)')
  expect(fill('{$competitor2} ({-hcp})')).toBe('Northgate (+1.5)')
  expect(fill('{+level} {-level}')).toBe('0 0')
  expect(fill('{%player} to score')).toBe('A. Marsh to score')
  expect(fill('{$event}: winner')).toBe('Riverside Open: winner')
  expect(fill('Set {setnr}, game {(goalnr+1)}; {!(to-1)}; {(from+to)}')).toBe('Set 1, game 3; 14.; 16')
  expect(fill('Both sides score')).toBe('Both sides score')
})

test.each([
  '{total}',
  '{!score}',
  '{+score}',
  '{$competitor3}',
  '{$referee}',
  '{%setnr}',
  '{(score+1)}',
  '{(x+1)}',
])('%s stands for nothing, and no name is made of it', (template) => {
  expect(() => fill(template)).toThrow(RangeError)
})
