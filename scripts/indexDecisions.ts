import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { datesOf, decisionIndex } from './lib/decisionIndex.ts'

// Writes the list of decisions; with --check refuses one that is not what it would write.

const folder = join(import.meta.dirname, '../docs/decisions')
const page = join(folder, 'README.md')

/** The day on which a file was first committed; undefined where there is no history, or not yet. */
function firstCommitted(file: string): string | undefined {
  try {
    const days = execFileSync('git', ['log', '--diff-filter=A', '--format=%as', '--', file], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return days.trim().split('\n').at(-1) || undefined
  } catch {
    return undefined
  }
}

const files = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name))
const records = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
const present = readFileSync(page, { encoding: 'utf8', flag: 'a+' })
const days = datesOf(present)
// A day once written stays: a history that is rewritten or cut off says another, or none.
const wanted = decisionIndex(
  records,
  (number, file) => days.get(number) ?? firstCommitted(file) ?? new Date().toISOString().slice(0, 10),
)

if (present !== wanted && process.argv.includes('--check')) {
  console.error('docs/decisions/README.md does not list the records as they are; run npm run format')
  process.exitCode = 1
} else if (present !== wanted) writeFileSync(page, wanted)
