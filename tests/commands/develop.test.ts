import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, startCommand, stopCommands } from '../fixtures/commands/command.ts'
import { copyProject, type ProjectCopy } from '../fixtures/commands/copyProject.ts'
import { openChromium } from '../fixtures/run/openChromium.ts'

/** Milliseconds; the first page makes Vite bundle what it needs. */
const patience = 600_000

let copy: ProjectCopy
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(async () => {
  await stopCommands()
  await copy.drop()
})

const path = (file: string) => join(copy.folder, file)
const run = (line: string) => runCommand(line, { folder: copy.folder })

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(path(file), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  await writeFile(path(file), after)
}

test('npm run dev serves browser code from its sources, and starts again when server code changes', async () => {
  const dev = startCommand('npm run dev', { folder: copy.folder, env: { PORT: '0' } })
  const ready = /^Croupier is ready at (\S+)$/m
  const url = (await dev.says(ready))[1]
  const browser = await openChromium()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(patience)
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
    await page.goto(`${url}/`)
    await Promise.all([connected, page.getByRole('heading').first().waitFor()])
    await edit('src/boot/main.tsx', (text) => `${text}\nperformance.mark('croupier-edited')\n`)
    await page.waitForFunction(() => performance.getEntriesByName('croupier-edited').length > 0)
    await page.getByRole('heading').first().waitFor()
  } finally {
    await browser.close()
  }

  const before = dev.output().length
  await edit('server/main.ts', (text) => text.replace('Croupier is ready', 'Croupier is there again'))
  const [, again] = await dev.says(/^Croupier is there again at (\S+)$/m)
  expect((await fetch(`${again}/`)).status).toBe(200)
  // It started anew once, for what was changed, and not for what it wrote itself.
  expect(dev.output().slice(0, before)).not.toMatch(/Restarting/)
  expect(dev.output().match(/Restarting/g)).toHaveLength(1)
  await dev.stop()
})

test('npm run generate writes what is missing, -- --check refuses what is stale, -- --watch follows', async () => {
  const file = 'generated/messages.ts'
  expect(await run('npm run generate -- --check')).toMatchObject({ code: 0 })
  await rm(path(file))
  expect(await run('npm run generate -- --check')).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${file} is missing`),
  })
  expect(await run('npm run generate')).toMatchObject({
    code: 0,
    output: expect.stringMatching(new RegExp(`^wrote ${file}$`, 'm')),
  })

  const watching = startCommand('npm run generate -- --watch', { folder: copy.folder })
  await writeFile(path(file), '')
  await watching.says(new RegExp(`^wrote ${file}$`, 'm'))
  await edit('schemas/site/messages/en/auth.json', (text) =>
    text.replace('"messages": {', '"messages": { "auth.added_in_a_test": "New", '),
  )
  await expect
    .poll(() => readFile(path(file), 'utf8'), { timeout: patience })
    .toContain('auth.added_in_a_test')
  // Written, and told what is not as it must be yet: the other languages lack it.
  await watching.says(
    /^schemas\/site\/messages\/en\/auth\.json:\d+: The text auth\.added_in_a_test is missing in /m,
  )
  await watching.stop()
  await edit('schemas/site/menus/bottom.json', (text) => text.replace('"icon"', '"ikon"'))
  expect(await run('npm run generate')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^schemas\/site\/menus\/bottom\.json:7: /m),
  })
  await edit('schemas/site/menus/bottom.json', (text) => text.replace('"ikon"', '"icon"'))
})

test('npm run format mends what a tool can mend', async () => {
  await writeFile(path('scripts/untidy.ts'), 'export const untidy = {a:"b"};')
  expect(await run('npm run format')).toMatchObject({ code: 0 })
  expect(await readFile(path('scripts/untidy.ts'), 'utf8')).toBe("export const untidy = { a: 'b' }\n")
})
