import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compareTree } from './compareTree.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tree-'))
  await mkdir(join(folder, 'sub'))
  await writeFile(join(folder, 'same.ts'), 'a')
  await writeFile(join(folder, 'sub/old.ts'), 'a')
  await writeFile(join(folder, 'sub/left.ts'), 'a')
})
afterEach(() => rm(folder, { recursive: true }))

it('names missing, stale and orphaned files, both ways and in folders', async () => {
  expect(await compareTree(folder, { 'same.ts': 'a', 'sub/old.ts': 'b', 'new.ts': 'c' })).toEqual([
    { file: 'new.ts', fault: 'missing' },
    { file: 'sub/left.ts', fault: 'orphaned' },
    { file: 'sub/old.ts', fault: 'stale' },
  ])
})

it('finds everything missing where there is no folder', async () => {
  expect(await compareTree(join(folder, 'none'), { a: '' })).toEqual([{ file: 'a', fault: 'missing' }])
})
