import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs } from './hashInputs.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'croupier-hash-'))
  await mkdir(join(root, 'src'))
  await writeFile(join(root, 'src/a.ts'), 'one')
})
afterEach(() => rm(root, { recursive: true }))

const hash = () => hashInputs(root, ['src', 'gone.ts'])

test('the hash is stable while nothing changes', async () => {
  expect(await hash()).toBe(await hash())
})

test('a changed, new or renamed file changes the hash', async () => {
  const seen = [await hash()]
  await writeFile(join(root, 'src/a.ts'), 'two')
  seen.push(await hash())
  await writeFile(join(root, 'gone.ts'), '')
  seen.push(await hash())
  await rename(join(root, 'src/a.ts'), join(root, 'src/b.ts'))
  seen.push(await hash())
  expect(new Set(seen).size).toBe(4)
})

test('tests and stories do not make a build stale', async () => {
  const before = await hash()
  await writeFile(join(root, 'src/a.test.ts'), 'x')
  await writeFile(join(root, 'src/a.browser.test.tsx'), 'x')
  await writeFile(join(root, 'src/a.stories.tsx'), 'x')
  expect(await hash()).toBe(before)
})
