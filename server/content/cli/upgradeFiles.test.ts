import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { upgradeFiles } from './upgradeFiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  await mkdir(join(folder, 'pages'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (name: string, definition: object) =>
  writeFile(join(folder, `pages/${name}.json`), JSON.stringify(definition))
const read = (name: string) => readFile(join(folder, `pages/${name}.json`), 'utf8')

it('writes files of an older edition in the language of today, printed the one way', async () => {
  const blocks = [{ type: 'text', props: { text: 'a.b' } }]
  await put('old', { kind: 'page', id: 'old', title: 'a.b', blocks })
  expect(await upgradeFiles(folder)).toEqual([
    join('pages', 'old.json'),
    '1 of 1 definitions upgraded to edition 2',
  ])
  expect(await read('old')).toBe(`{
  "kind": "page",
  "id": "old",
  "edition": 2,
  "title": "a.b",
  "blocks": [{"type": "text", "text": "a.b"}]
}
`)
  expect(await upgradeFiles(folder)).toEqual(['0 of 1 definitions upgraded to edition 2'])
})

it('touches nothing where a file cannot be read', async () => {
  await put('old', { kind: 'page', id: 'old', title: 'a.b', blocks: [] })
  await writeFile(join(folder, 'pages/torn.json'), '{"kind": "page",')
  const before = await read('old')
  await expect(upgradeFiles(folder)).rejects.toThrow('torn.json')
  expect(await read('old')).toBe(before)
})
