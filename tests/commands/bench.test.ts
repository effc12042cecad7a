import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { staffSettings } from '../../scripts/bench/lib/signInStaff.ts'
import { startCommand, stopCommands } from '../fixtures/commands/command.ts'

const folder = await mkdtemp(join(tmpdir(), 'croupier-started-'))
afterAll(async () => {
  await stopCommands()
  await rm(folder, { recursive: true, force: true })
})

test('npm run bench names what it does not know, and ends as what has failed', async () => {
  const { code, output } = await startCommand('npm run bench -- nosuch').ended
  expect(output).toContain('No benchmark nosuch')
  expect(code).toBe(1)
})

// How fast it is says nothing on a machine that runs tests; that each of them comes to its tables does.
test('npm run bench carries out every benchmark', async () => {
  const folders = await readdir(join(import.meta.dirname, '../../scripts/bench'))
  const benchmarks = folders.filter((name) => /^[a-z]-/.test(name)).sort()
  expect(benchmarks.length).toBeGreaterThan(8)
  // Several of them start the site, which would build it at the same time.
  expect((await startCommand('npm run build').ended).code).toBe(0)
  // Several of them start from a data directory that is filled, each from a copy.
  const data = join(folder, 'data')
  const started = startCommand('npm start', { env: { PORT: '0', DATA_DIR: data, ...staffSettings } })
  await started.says(/is ready at/)
  await started.stop()
  // Beside each other, two halves that take as long: in turn they would be the longest part of all tests. Pages that both halves bundle, each in a
  // folder of its own, have different names.
  const half = benchmarks.indexOf('j-wallet')
  const halves = [benchmarks.slice(0, half), benchmarks.slice(half)]
  const outputs = await Promise.all(
    halves.map(async (names) => {
      const { code, output } = await startCommand(
        `npm run bench -- ${names.join(' ')} --quick --data ${data}`,
      ).ended
      expect(output).not.toMatch(/FAILED/)
      expect(code, output).toBe(0)
      return output
    }),
  )
  for (const name of benchmarks)
    expect(outputs.join('\n')).toMatch(
      new RegExp(`^${name}: .+\\n(?:(?!^\\w-).*\\n)*? {2}(?:met|MISSED)`, 'm'),
    )
})
