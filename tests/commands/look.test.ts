import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand, startCommand, stopCommands } from '../fixtures/commands/command.ts'
import { copyProject } from '../fixtures/commands/copyProject.ts'
import { openChromium } from '../fixtures/run/openChromium.ts'

afterAll(stopCommands)

test('npm run storybook lists the stories and shows one', async () => {
  const port = await freePort()
  const storybook = startCommand(`npm run storybook -- --port ${port} --ci`)
  const [, url] = await storybook.says(new RegExp(`(http://[\\w.]+:${port})/`))
  const { entries } = (await (await fetch(`${url}/index.json`)).json()) as {
    entries: Record<string, unknown>
  }
  expect(Object.keys(entries).length).toBeGreaterThan(100)

  const browser = await openChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/iframe.html?id=forms-amount--filled&viewMode=story`, { timeout: 600_000 })
    await page.getByRole('textbox').waitFor({ timeout: 600_000 })
    expect(await page.getByRole('textbox').inputValue()).toMatch(/1.?234.5/)
  } finally {
    await browser.close()
  }
  await storybook.stop()
})

test('npm run screenshots takes the pictures of the README anew, without a build having been made', async () => {
  const copy = await copyProject()
  try {
    const images = join(copy.folder, 'docs/images')
    await rm(images, { recursive: true })
    expect(await runCommand('npm run screenshots', { folder: copy.folder })).toMatchObject({ code: 0 })
    const readme = await readFile(join(copy.folder, 'README.md'), 'utf8')
    const shown = [...readme.matchAll(/docs\/images\/([\w.-]+)/g)].map(([, name]) => name as string)
    expect((await readdir(images)).sort()).toEqual([...new Set(shown)].sort())
    for (const name of shown) {
      const picture = await readFile(join(images, name))
      expect(picture.subarray(8, 12).toString('latin1')).toBe('WEBP')
      expect(picture.length).toBeGreaterThan(5000)
    }
  } finally {
    await copy.drop()
  }
})

test('npm run check runs the checks that it is told', async () => {
  expect(await runCommand('npm run check -- "format and lint" "lock file"')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok {4}[^\n]+\n(?:[^\n]*\n)*ok {4}/m),
  })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
