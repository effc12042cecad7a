import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import parts from './parts.json' with { type: 'json' }

const root = import.meta.dirname
const partOf = (file: string) => file.split('/', 1)[0] as string
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Part by table. */
const owners = new Map(
  globSync('*/schema.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/platform\.table\(\s*'(\w+)'/g)].map(
      ([, table]) => [table, partOf(file)] as const,
    ),
  ),
)

/** Whether a file names a table of another part: by importing it, or in the text of a statement. */
function asksOthers(file: string): boolean {
  const text = read(file)
  const named = [...text.matchAll(/\bplatform\.(\w+)/g)].map(([, table]) => owners.get(table ?? ''))
  const imported = [...text.matchAll(/from '(?:\.\.\/)+(\w+)\/schema\.ts'/g)].map(([, part]) => part)
  return [...named, ...imported].some((part) => part && part !== 'shared' && part !== partOf(file))
}

it('tables of other parts are asked only where parts.json says why, and nothing is listed that does not', () => {
  const listed = Object.entries(parts).flatMap(([name, part]) =>
    Object.keys('joins' in part ? part.joins : {}).map((file) => `${name}/${file}.ts`),
  )
  const asking = globSync('*/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('/schema.ts') && asksOthers(file),
  )
  expect(owners.size).toBeGreaterThan(30)
  expect(asking.sort()).toEqual(listed.sort())
})
