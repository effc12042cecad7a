import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compressFolder.ts'

test('text assets worth it get a brotli and a gzip sibling with the same content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-compress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const text = 'const a = 1\n'.repeat(200)
  await writeFile(join(folder, 'large.js'), text)
  await writeFile(join(folder, 'small.js'), 'x')
  await writeFile(join(folder, 'font.woff2'), text)

  await compressFolder(folder)

  expect((await readdir(folder)).sort()).toEqual([
    'font.woff2',
    'large.js',
    'large.js.br',
    'large.js.gz',
    'small.js',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'large.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'large.js.gz'))).toString()).toBe(text)
})
