import { expect, it } from 'vitest'
import { datesOf, decisionIndex, titleOf } from './decisionIndex.ts'

const records = [
  { file: '0002-later.md', text: '# 0002 A later one\n\nWhy.\n' },
  { file: '0001-first.md', text: '# 0001: What | was first\n' },
]
const dateOf = (file: string) => (file.startsWith('0001') ? '2026-11-20' : '2026-11-22')

it('lists records by number, with the day, and reads its own days back', () => {
  const index = decisionIndex(records, dateOf)
  expect(index.split('\n').slice(-3)).toEqual([
    '| 2026-11-20 | [0001](0001-first.md) | What \\| was first |',
    '| 2026-11-22 | [0002](0002-later.md) | A later one |',
    '',
  ])
  expect(datesOf(index)).toEqual(
    new Map([
      ['0001-first.md', '2026-11-20'],
      ['0002-later.md', '2026-11-22'],
    ]),
  )
})

it('refuses a record that does not name itself, and two of one number', () => {
  expect(() => titleOf({ file: '0003-x.md', text: '# 0004 Another' })).toThrow(/0003-x\.md must begin/)
  const twin = { file: '0002-twin.md', text: '# 0002 A twin' }
  expect(() => decisionIndex([...records, twin], dateOf)).toThrow(/number 0002/)
})
