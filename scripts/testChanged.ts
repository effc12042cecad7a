import { parseArgs } from 'node:util'
import { chooseTests } from './affected/chooseTests.ts'
import { changedSince, commitShared, linesGone, readSources } from './affected/readSources.ts'
import { runChecks } from './check.ts'
import { inLanes } from './lib/inLanes.ts'
import { measuredCode } from './lib/measuredCode.ts'
import { runTests, tellCounts } from './lib/runTests.ts'
import { runTool } from './lib/runTool.ts'
import type { TimedCount } from './lib/tableOfTimes.ts'

const usage = `Usage: npm run test:changed [-- --since COMMIT | --list]

  (nothing)       types, the gate, lint, and the tests that your changes can affect: what is not committed, and what the
                  branch that you follow does not have
  --since COMMIT  what was changed since that commit
  --list          only say which tests those are, and why`

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})

/** The longest first. */
const ORDER = ['commands', 'load', 'e2e', 'browser', 'contract', 'property', 'storybook', 'unit']

/** Of `npm run check`, by words of their names, where a file of these was changed. */
const CHECKS: [word: string, files: RegExp][] = [
  ['types of tests', /\.(?:tsx?|ya?ml)$|^schemas\/(?!site)/],
  ['types of browser', /^(?:src|renderers|gameframe|games|betting|schemas(?!\/site)|generated)\//],
  ['types of Node', /^(?:server|scripts|games|betting|schemas(?!\/site)|generated)\//],
  ['generated', /^(?:schemas|generated|scripts|renderers|src)\//],
  ['lint', /\.(?:tsx?|css|json)$/],
  ['definitions', /^schemas\/site\//],
  ['API', /^schemas\/api\//],
  ['decisions', /^docs\/decisions\//],
]

async function testChanged(since: string): Promise<number> {
  const changed = await changedSince(since)
  console.log(`\n== changed since ${since.slice(0, 10)}\n`)
  if (changed.length === 0) {
    console.log('Nothing; npm test tries all of it.')
    return 0
  }
  for (const path of changed) console.log(path)

  const gone = await Promise.all(changed.map(async (path) => [path, await linesGone(since, path)] as const))
  const chosen = chooseTests(new Map(gone), await readSources())
  console.log('\n== tests that it can affect\n')
  for (const tests of chosen.values()) for (const [place, why] of tests) console.log(`${place}  ${why}`)
  tellBenchmarks(changed)
  if (values.list) return 0

  console.log('\n== tried')
  const words = CHECKS.filter(([, files]) => changed.some((path) => files.test(path))).map(([word]) => word)
  const checks = words.length > 0 ? [() => runChecks(words, 1)] : []
  // A few files of a project leave a processor free.
  const counts = await inLanes([...checks, ...[...chosen].sort(byLength).map(runChosen)], 2)
  return tellCounts(counts)
}

type Chosen = [project: string, tests: ReadonlyMap<string, string>]
const byLength = ([a]: Chosen, [b]: Chosen) => ORDER.indexOf(a) - ORDER.indexOf(b)

function runChosen([project, tests]: Chosen): () => Promise<TimedCount> {
  return async () => {
    if (project === 'e2e') await runTool('node', ['scripts/build.ts'], { prefix: 'build | ' })
    return runTests({ project, files: [...tests.keys()] })
  }
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

if (values.help) console.log(usage)
else process.exitCode = await testChanged(values.since ?? (await commitShared()))
