import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textsOfCode, textsOfMessages } from './glossaryTexts.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'glossary-'))
  await mkdir(join(root, 'en'))
  const messages = {
    'a.sum': '<a href="/pay">Pay {sum, plural, one {# coin} other {{sum} coins}}</a>',
  }
  await writeFile(join(root, 'en/pages.json'), JSON.stringify({ kind: 'messages', messages }))
  await writeFile(join(root, 'frame.json'), JSON.stringify({ stake: 'Stake' }))
  await writeFile(
    join(root, 'en/words.ts'),
    "import { other } from './other.ts'\n/** What 'nobody' reads. */\nexport const words = { add: 'Add a field', of: `Uses of it` }\n",
  )
})
afterAll(() => rm(root, { recursive: true }))

test('messages of a folder and of a file are read by key, without tags and names of arguments', async () => {
  const texts = await textsOfMessages(root, ['en', 'frame.json'])
  expect(texts.map(({ place }) => place)).toEqual(['en/pages.json a.sum', 'frame.json stake'])
  expect(texts[0]?.text).toMatch(/Pay .*coin.*coins/)
  expect(texts[0]?.text).not.toMatch(/href|sum|plural/)
})

test('words in code are read by line, and neither imports nor comments', async () => {
  expect(await textsOfCode(root, 'en')).toEqual([
    { place: 'en/words.ts:3', text: 'Add a field' },
    { place: 'en/words.ts:3', text: 'Uses of it' },
  ])
})
