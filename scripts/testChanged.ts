import { parseArgs } from 'node:util'
import { chooseTests } from './affected/chooseTests.ts'
import { changedSince, commitShared, linesGone, readSources } from './affected/readSources.ts'
import { runChecks } from './check.ts'
import { measuredCode } from './lib/measuredCode.ts'
import { runTests, tellCounts } from './lib/runTests.ts'
import { runTool } from './lib/runTool.ts'
import type { TestCount } from './lib/testCounts.ts'

const usage = `Usage: npm run test:changed [-- --since COMMIT | --list]

  (nothing)       types, the gate, lint, all unit tests, and of the others those that your changes can affect: what is not
                  committed, and what the branch that you follow does not have
  --since COMMIT  what was changed since that commit
  --list          only say which those are, and why`

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})

/** Of `npm run check`, by words of their names: what looks at every file anyway, and is soon done. */
const CHECKS = ['types of', 'peers of', 'imports', 'generated', 'lint', 'definitions', 'API', 'decisions']

if (values.help) console.log(usage)
else process.exitCode = await testChanged(values.since ?? (await commitShared()))

async function testChanged(since: string): Promise<number> {
  const changed = await changedSince(since)
  console.log(`\n== changed since ${since.slice(0, 10)}\n`)
  if (changed.length === 0) {
    console.log('Nothing; npm test tries all of it.')
    return 0
  }
  for (const path of changed) console.log(path)

  const sources = await readSources()
  const gone = new Map(
    await Promise.all(changed.map(async (path) => [path, await linesGone(since, path)] as const)),
  )
  const { vitest, storybook, e2e } = chooseTests(gone, sources)
  console.log('\n== tests that it can affect, beside all unit tests\n')
  for (const [place, why] of [...vitest, ...storybook, ...e2e]) console.log(`${place}  ${why}`)
  tellBenchmarks(changed)
  if (values.list) return 0

  console.log('\n== check')
  const counts: TestCount[] = [await runChecks(CHECKS)]
  console.log('\n== tests')
  // A test that was chosen may be in any project: Vitest runs it where it is.
  const projects = ['unit', 'contract', 'property', 'browser', 'load', 'commands']
  for (const project of projects) {
    const files = project === 'unit' ? [] : [...vitest.keys()].filter((path) => isOf(project, path))
    if (project === 'unit' || files.length > 0) counts.push(await runTests({ project, files }))
  }
  if (storybook.size > 0) counts.push(await runTests({ project: 'storybook', files: [...storybook.keys()] }))
  if (e2e.size > 0) {
    await runTool('node', ['scripts/build.ts'], { prefix: 'build | ' })
    counts.push(await runTests({ project: 'e2e', files: [...e2e.keys()] }))
  }
  return tellCounts(counts)
}

function isOf(project: string, path: string): boolean {
  const isBrowser = /\.browser\.test\.tsx?$/.test(path)
  return project === 'browser' ? isBrowser : !isBrowser && path.startsWith(`tests/${project}/`)
}

/** They take minutes, and say something on a quiet machine alone. */
function tellBenchmarks(changed: readonly string[]): void {
  const measuring = Object.entries(measuredCode)
    .filter(([name, paths]) =>
      changed.some((file) =>
        [...paths, `scripts/bench/${name}`].some((path) => `${file}/`.startsWith(`${path}/`)),
      ),
    )
    .map(([name]) => name)
  if (measuring.length > 0) console.log(`\nWhat it costs: npm run bench -- ${measuring.join(' ')} --quick`)
}
