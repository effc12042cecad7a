import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startCommand, stopCommands } from '../fixtures/command.ts'

afterAll(stopCommands)

// How fast it is says nothing on a machine that runs tests; that each of them comes to its tables does.
test('npm run bench carries out every benchmark', async () => {
  const { code, output } = await startCommand('npm run bench -- --quick').ended
  expect(output).not.toMatch(/FAILED/)
  expect(code, output).toBe(0)
  const folders = await readdir(join(import.meta.dirname, '../../scripts/bench'))
  const benchmarks = folders.filter((name) => /^[a-z]-/.test(name))
  expect(benchmarks.length).toBeGreaterThan(8)
  for (const name of benchmarks)
    expect(output).toMatch(new RegExp(`^${name}: .+\\n(?:(?!^\\w-).*\\n)*? {2}(?:met|MISSED)`, 'm'))
})
