import { expect, test } from 'vitest'
import { judgeTables, mostCommits } from './judgeTables.ts'

const measured = { 'a-keys': ['forms'], 'b-routes': ['routes'] }
const table = (name: string, commit: string) =>
  `<!-- bench:${name} -->\n| x |\n<sub>2026-01-01, commit ${commit}, Node v24, 2 cores.</sub>\n<!-- /bench -->\n`
const page = table('a-keys', 'aaaaaaa') + table('b-routes', 'bbbbbbb')

test('tables may be behind the code that they measure by a body of work, and no further', () => {
  const judge = (ages: Record<string, number>) =>
    judgeTables(page, measured, (commit, paths) => ages[`${commit} ${paths}`])
  expect(judge({ 'aaaaaaa forms': mostCommits, 'bbbbbbb routes': 0 })).toEqual([])
  expect(judge({ 'aaaaaaa forms': mostCommits + 1, 'bbbbbbb routes': 0 })).toEqual([
    `a-keys was measured ${mostCommits + 1} commits of that code ago, at aaaaaaa; measure it anew: npm run bench -- a-keys --write`,
  ])
})

test('a commit that the history does not hold measures nothing', () => {
  expect(judgeTables(page, measured, (commit) => (commit === 'aaaaaaa' ? 0 : undefined))).toEqual([
    expect.stringMatching(/^b-routes was measured at bbbbbbb, which is not in this history/),
  ])
})

test('every benchmark has its tables, which name a commit, and says what it measures', () => {
  const others = '<!-- bench:a-keys -->\n<!-- /bench -->\n<!-- bench:c-new -->\n<!-- /bench -->\n'
  expect(judgeTables(others, measured, () => 0)).toEqual([
    'c-new: scripts/lib/measuredCode.ts does not say what it measures',
    expect.stringMatching(/^a-keys names no commit/),
    expect.stringMatching(/^b-routes names no commit/),
  ])
})
