import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Sources } from './readImports.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
/** What git says, line by line. @throws with its own words where it refuses. */
async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\n').filter(Boolean)
}

const READ = /\.(?:[cm]?[jt]sx?|json|css|ya?ml|sql)$/

/** Every file of the project that code could name, also those that git does not know of yet. */
export async function readSources(): Promise<Sources> {
  const paths = await git('ls-files', '--cached', '--others', '--exclude-standard')
  const texts = await Promise.all(
    paths.filter((path) => READ.test(path)).map(async (path) => [path, await read(path)] as const),
  )
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Deleted, but not committed yet: there is nothing to read. */
function read(path: string): Promise<string | undefined> {
  return readFile(join(root, path), 'utf8').catch(() => undefined)
}

/** The last commit that the branch that is followed has too; without one, the last commit. */
export async function commitShared(): Promise<string> {
  const [shared] = await git('merge-base', 'HEAD', '@{upstream}').catch(() => git('rev-parse', 'HEAD'))
  return shared ?? 'HEAD'
}

/** What was changed since a commit: committed, not committed, new. */
export async function changedSince(commit: string): Promise<string[]> {
  const [known, unknown] = await Promise.all([
    git('diff', '--name-only', '--no-renames', commit, '--'),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set([...known, ...unknown])].sort()
}

/** The lines that a file had at a commit and no longer has. */
export async function linesGone(commit: string, path: string): Promise<string[]> {
  const diff = await git('diff', '--unified=0', commit, '--', path)
  return diff.filter((line) => /^-(?!--)/.test(line)).map((line) => line.slice(1))
}
