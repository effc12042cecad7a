import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fast } from '../../../tests/fixtures/servers/serverProcess.ts'

const cwd = join(import.meta.dirname, '../../..')

/** What Node itself, started as servers are, says to a line of a module; the runner of these tests resolves by itself. */
async function askNode(line: string): Promise<string> {
  const args = [...fast, '--input-type=module', '--eval', `console.log(${line})`]
  return (await promisify(execFile)(process.execPath, args, { cwd })).stdout.trim()
}

it.each([
  ['#compilePattern', 'schemas/rules/pattern/linearPattern.ts'],
  ['#readCondition', 'schemas/runtime/pattern/linearCondition.ts'],
])('a server has %s from %s', async (name, file) => {
  expect(await askNode(`import.meta.resolve('${name}')`)).toMatch(new RegExp(`/${file}$`))
})

it('a server runs patterns by no engine that goes back, also those of conditions', async () => {
  const pattern = "(await import('#compilePattern')).compilePattern('^a$')"
  expect(await askNode(`${pattern} instanceof RegExp`)).toBe('false')
  const condition = '(await import(\'#readCondition\')).readCondition(\'{"pattern": "^a$"}\')'
  expect(await askNode(`JSON.stringify(${condition})`)).not.toContain('"pattern":')
})
