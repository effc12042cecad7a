import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

// docs/decisions/0140: who keeps the database asks outside of the transaction that its caller is in.
it('every repository is one object, whose functions are given the executor', () => {
  const files = globSync('**/*Repository.ts', { cwd: root })
  const others = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const isObject = text.includes(`export const ${basename(file, '.ts')} = {`)
    return !isObject || /import type \{[^}]*\bDatabase\b[^}]*\} from/.test(text)
  })
  expect(files.length).toBeGreaterThan(40)
  expect(others).toEqual([])
})
