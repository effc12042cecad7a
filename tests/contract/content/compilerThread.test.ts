import { afterEach, expect, test, vi } from 'vitest'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { type CompilerThread, createCompilerThread } from '../../../server/content/createCompilerThread.ts'
import type { Definition } from '../../../server/content/Definition.ts'
import { hash } from '../../../server/content/hash.ts'

let compiler: CompilerThread | undefined
afterEach(async () => {
  vi.unstubAllEnvs()
  await compiler?.close()
})

const written = (...definitions: Definition[]) => {
  const texts = new Map(definitions.map((one) => [hash(canonicalJson(one)), canonicalJson(one)]))
  return { hashes: [...texts.keys()], read: () => texts }
}

const menu = { kind: 'menu', id: 'odd', label: 'menu.main', items: 'none' }

/** Many expressions, each of which the gate looks at for milliseconds. */
const slow = {
  kind: 'form',
  id: 'slow',
  title: 'a.b',
  dictionary: 'default',
  validation: 'submit',
  errors: { default: 'a.b' },
  fields: Array.from({ length: 4000 }, (_, index) => ({
    sysname: `field_${index}`,
    type: 'input',
    attributes: { label: 'a.b', options: { regex: `^(a?){50}(b?){50}a{50}${index}$` } },
  })),
  submit: { operation: 'auth.login', label: 'a.b' },
}

test('answers what the compiler finds', async () => {
  compiler = createCompilerThread()
  const problems = await compiler.checkDefinition(menu)
  expect(problems[0]).toMatchObject({ definition: 'menu/odd', pointer: '/items' })
  const release = await compiler.compileRelease(written(menu))
  expect(release.problems.length).toBeGreaterThan(0)
})

test('takes nothing for an answer that Node itself sends from the thread, as it does under --watch', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  compiler = createCompilerThread()
  expect((await compiler.checkDefinition(menu))[0]).toMatchObject({ pointer: '/items' })
})

test('leaves the process free, refuses what takes too long and works on afterwards', async () => {
  compiler = createCompilerThread({ patience: 2000, memory: 512 })
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 10)
  const refused = compiler.compileRelease(written(slow))
  const next = compiler.checkDefinition(menu)
  await expect(refused).rejects.toMatchObject({ status: 422 })
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(20)
  await expect(next).resolves.not.toHaveLength(0)
}, 60_000)

test('keeps no process alive and can be closed unused', async () => {
  compiler = createCompilerThread()
  await expect(compiler.close()).resolves.toBeUndefined()
})
