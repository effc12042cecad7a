import { describe, expect, it } from 'vitest'
import type { LineView } from '../book/SportsBook.ts'
import { familiesOf, lineAt, scoreIn } from './families.ts'

const line = (id: string, name: string, ...outcomes: string[]): LineView => ({
  ...{ line: id, market: Number.parseInt(id, 10), name, groups: ['all'] },
  outcomes: outcomes.map((one, at) => ({ id: String(at + 1), name: one })),
})

describe('families of lines', () => {
  it('holds lines that differ in a total or a handicap, in the order of these', () => {
    const total = (at: string) => line(`18?total=${at}`, 'Total goals', 'over', 'under')
    const [one, other] = familiesOf([total('10.5'), total('2.5'), line('26', 'Odd or even', 'odd', 'even')])
    expect(one).toMatchObject({ key: '18', look: 'table', name: 'Total goals' })
    expect(one?.lines.map(lineAt)).toEqual(['2.5', '10.5'])
    expect(other).toMatchObject({ key: '26', look: 'row' })
  })

  it('keeps apart what other specifiers tell apart, and names what lines share', () => {
    const set = (number: number, at: number) =>
      line(`203?setnr=${number}|hcp=${at}`, `Set ${number} handicap ${at}`, 'a', 'b')
    const families = familiesOf([set(1, -1.5), set(1, 1.5), set(2, 0.5)])
    expect(families.map(({ key, name, look }) => [key, name, look])).toEqual([
      ['203?setnr=1', 'Set 1 handicap', 'table'],
      ['203?setnr=2', 'Set 2 handicap 0.5', 'table'],
    ])
  })

  it('has handicaps below zero first, and starts by how large they are', () => {
    const hcp = (at: string) => line(`14?hcp=${at}`, 'Handicap', '1', 'x', '2')
    const [family] = familiesOf(['1:0', '0:2', '0:1'].map(hcp))
    expect(family?.lines.map(lineAt)).toEqual(['0:2', '0:1', '1:0'])
  })

  it('knows scores, with one outcome for all others, also where they are kept apart', () => {
    const scores = ['1:0', '0:0', '0:1', '\u20662:0\u2069', 'other']
    expect(familiesOf([line('41', 'Correct score', ...scores)])[0]?.look).toBe('scores')
    expect(familiesOf([line('47', 'Half/full', 'a', 'b', 'c', 'd')])[0]?.look).toBe('list')
    expect([scoreIn('3:11'), scoreIn('\u20662:0\u2069'), scoreIn('other')]).toEqual([
      ...[{ home: 3, away: 11 }, { home: 2, away: 0 }, undefined],
    ])
  })
})
