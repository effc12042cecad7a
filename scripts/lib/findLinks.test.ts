import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { findLinks } from './findLinks.ts'

const root = join(import.meta.dirname, '../..')

it('finds relative links of prose, with their lines', () => {
  const page =
    'See [a](../a.md#part) and [b](b/).\n\n```\n[c](c.md)\n```\n`[d](d.md)` [e](https://e.example) ![f](f.png "F")'
  expect(findLinks(page)).toEqual([
    { target: '../a.md', line: 1 },
    { target: 'b/', line: 1 },
    { target: 'f.png', line: 6 },
  ])
})

it('has no page in the project that links to a file that is not there', () => {
  const options = { cwd: root, encoding: 'utf8' } as const
  const pages = execFileSync('git', ['ls-files', '*.md'], options).trim().split('\n')
  expect(pages.length).toBeGreaterThan(100)
  const broken = pages
    .filter((page) => existsSync(join(root, page)))
    .flatMap((page) =>
      findLinks(readFileSync(join(root, page), 'utf8'))
        .filter(({ target }) => !existsSync(join(root, dirname(page), target)))
        .map(({ target, line }) => `${page}:${line} ${target}`),
    )
  expect(broken).toEqual([])
})
