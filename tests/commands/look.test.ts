import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { runCommand, startCommand, stopCommands } from '../fixtures/commands/command.ts'
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

test('npm run check runs the checks that it is told', async () => {
  expect(await runCommand('npm run check -- "decisions are listed" "API descriptions"')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok {4}[^\n]+\n(?:[^\n]*\n)*ok {4}/m),
  })
})

test('npm run test:changed names what was changed, and what is tried of it', async () => {
  expect(await runCommand('npm run test:changed -- --list --since HEAD~1')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^== changed since HEAD~1\n\n(?:\S+\n)+\n== tests that it can affect/m),
  })
  expect(await runCommand('npm run test:changed -- --since nothing-like-that --list')).toMatchObject({
    code: 1,
    output: expect.stringContaining('nothing-like-that'),
  })
})

test('npm run fuzz tries what draws values with a seed of its own, and says which', async () => {
  expect(await runCommand('npm run fuzz -- routes.property --seed 1234')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok {4} seed 1234 .+\n1 files, 1 rounds, 0 failed$/m),
  })
})

test('npm run prove holds the prices of a sport against what comes of them, and names what it does not know', async () => {
  expect(
    await runCommand('npm run prove -- sports --sport 5 --states 4 --plays 100 --matches 4'),
  ).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Sport 5, [\s\S]+main +4 [\s\S]+told before it was known: nothing$/m),
  })
  expect(
    await runCommand('npm run prove -- bets slips', {
      env: { MONEY_SLIPS: '200', NO_COLOR: '1', FORCE_COLOR: undefined },
    }),
  ).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^slips$[\s\S]+Tests {2}\d+ passed/m),
  })
  expect(await runCommand('npm run prove -- bets nosuch')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no proof nosuch: slips'),
  })
  expect(await runCommand('npm run prove -- loyalty nosuch')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no proof nosuch: model, together'),
  })
  expect(await runCommand('npm run prove -- nosuch')).toMatchObject({
    code: 1,
    output: expect.stringContaining('What can be proved is: sports'),
  })
  expect(await runCommand('npm run prove -- sports --sport 999')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no sport 999'),
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
