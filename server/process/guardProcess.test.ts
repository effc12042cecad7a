import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const guard = join(import.meta.dirname, 'guardProcess.ts')

/** What a guarded process says in which `fault` happens, and which has a second thing to do afterwards. */
async function afterwards(fault: string): Promise<string> {
  const program = `
    import { guardProcess } from ${JSON.stringify(guard)}
    import { connect } from 'node:net'
    const log = { error: () => {}, fatal: () => {} }
    const stop = () => { console.log('stops'); process.exit() }
    guardProcess({ log, count: (kind) => console.log(kind), stop })
    setTimeout(() => { console.log('goes on'); process.exit() }, 500)
    ${fault}`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return stdout.trim().replaceAll('\n', ', ')
}

it('goes on after a connection that broke without a listener', async () => {
  expect(await afterwards(`connect(1, '127.0.0.1')`)).toBe('exception, goes on')
})

it('goes on after a promise that failed without anybody waiting', async () => {
  expect(await afterwards(`void Promise.reject(new Error('forgotten'))`)).toBe('rejection, goes on')
})

it('ends in order after a fault of the program', async () => {
  expect(await afterwards(`setImmediate(() => { undefined.property })`)).toBe('exception, stops')
})
