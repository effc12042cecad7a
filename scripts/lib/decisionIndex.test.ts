import { expect, it } from 'vitest'
import { datesOf, decisionIndex, headingOf } from './decisionIndex.ts'

const records = [
  { file: '0002-later.md', text: '# 0002 A later one\n\nTopic: Gate. Status: accepted.\n\nWhy.\n' },
  { file: '0003-games.md', text: '# 0003 Games\n\nTopic: Games. Status: accepted.\n' },
  { file: '0001-first.md', text: '# 0001: What | was first\n\nTopic: Gate. Status: superseded by 0002.\n' },
]
const dateOf = (number: string) => (number === '0001' ? '2026-11-20' : '2026-11-22')

it('lists records by topic and number, with the day, and reads its own days back', () => {
  const index = decisionIndex(records, dateOf)
  expect(index.slice(index.indexOf('##')).split('\n')).toEqual([
    '## Gate',
    '',
    '| made | number | decision |',
    '|---|---|---|',
    '| 2026-11-20 | [0001](0001-first.md) | What \\| was first (superseded by 0002) |',
    '| 2026-11-22 | [0002](0002-later.md) | A later one |',
    '',
    '## Games',
    '',
    '| made | number | decision |',
    '|---|---|---|',
    '| 2026-11-22 | [0003](0003-games.md) | Games |',
    '',
  ])
  expect(datesOf(index)).toEqual(
    new Map([
      ['0001', '2026-11-20'],
      ['0002', '2026-11-22'],
      ['0003', '2026-11-22'],
    ]),
  )
})

it('refuses a record that does not name itself or its topic, and two of one number', () => {
  expect(() => headingOf({ file: '0003-x.md', text: '# 0004 Another' })).toThrow(/0003-x\.md must begin/)
  const lost = { file: '0003-x.md', text: '# 0003 Another\n\nTopic: Weather. Status: accepted.' }
  expect(() => headingOf(lost)).toThrow(/0003-x\.md must say under its title "Topic/)
  const twin = { file: '0002-twin.md', text: '# 0002 A twin\n\nTopic: Gate. Status: accepted.' }
  expect(() => decisionIndex([...records, twin], dateOf)).toThrow(/number 0002/)
})
