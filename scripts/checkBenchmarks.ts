import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeTables } from './lib/judgeTables.ts'
import { measuredCode } from './lib/measuredCode.ts'

// Refuses tables of docs/benchmarks.md that tell of code which has since become other code (decision 0133).

const root = join(import.meta.dirname, '..')

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** A commit of this history, or the first of it in which a table names that commit: work may be put together into one when it lands. */
function commitHere(named: string): string | undefined {
  if (git('merge-base', '--is-ancestor', named, 'HEAD') !== undefined) return named
  const brought = git('log', '--reverse', '--format=%H', `-Scommit ${named}`, '--', 'docs/benchmarks.md')
  return brought?.split('\n')[0] || undefined
}

/** Commits since one that changed what a benchmark measures; undefined where it is none of this history. */
function commitsSince(named: string, paths: readonly string[]): number | undefined {
  const commit = commitHere(named)
  if (!commit) return undefined
  const others = [':!*.test.ts', ':!*.test.tsx', ':!*.stories.tsx', ':!**/testing/**']
  const listed = git('rev-list', '--count', '--no-merges', `${commit}..HEAD`, '--', ...paths, ...others)
  return listed === undefined ? undefined : Number(listed)
}

if (git('rev-parse', '--is-shallow-repository') !== 'false') {
  console.log('The history is not here, so that the age of the tables cannot be told.')
} else {
  const page = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8')
  const faults = judgeTables(page, measuredCode, commitsSince)
  for (const fault of faults) console.error(`docs/benchmarks.md: ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
