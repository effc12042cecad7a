import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A proof: the project of vitest, and the file of its tests. */
type Proof = readonly [project: string, file: string]

/**
 * Runs tests with settings that they read, by which they try more.
 * @param names which of the proofs; all where there are none
 * @param large settings, where the environment has no other ones
 * @returns whether everything is as it should be
 */
export function proveInLarge(
  proofs: Readonly<Record<string, Proof>>,
  large: Readonly<Record<string, string>>,
  names: readonly string[],
): boolean {
  const unknown = names.filter((name) => !Object.hasOwn(proofs, name))
  if (unknown.length > 0)
    throw new Error(`There is no proof ${unknown.join(', ')}: ${Object.keys(proofs).join(', ')}`)
  const chosen = Object.entries(proofs).filter(([name]) => names.length === 0 || names.includes(name))
  const root = join(import.meta.dirname, '../..')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  return chosen
    .map(([name, [project, file]]) => {
      console.log(`\n${name}`)
      const { status } = spawnSync(
        process.execPath,
        [vitest, 'run', '--project', project, file, '--retry', '0'],
        { cwd: root, stdio: 'inherit', env: { ...large, ...process.env } },
      )
      return status === 0
    })
    .every(Boolean)
}
