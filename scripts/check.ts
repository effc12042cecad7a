import { availableParallelism } from 'node:os'
import { runTool } from './lib/runTool.ts'
import type { TimedCount } from './lib/tableOfTimes.ts'

type Check = [name: string, command: string, args: string[]]

/** Every check of the code that is not a test: its name and the command that makes it. Those of a list need each other. */
const CHECKS: Check[][] = [
  [
    ['browser build', 'node', ['scripts/build.ts']],
    ['size budgets', 'size-limit', []],
    ['first screen has no form engine, players have no studio', 'node', ['scripts/checkFirstScreen.ts']],
  ],
  [['types of tests', 'tsc', ['-p', 'tsconfig.tests.json']]],
  [['types of Node code', 'tsc', ['-p', 'tsconfig.node.json']]],
  [['types of browser code', 'tsc', ['-p', 'tsconfig.browser.json']]],
  [
    ['peers of the benchmarks', 'node', ['scripts/installPeers.ts']],
    ['types of benchmarks', 'tsc', ['-p', 'scripts/bench']],
  ],
  [['tables of benchmarks are of this code', 'node', ['scripts/checkBenchmarks.ts']]],
  [['decisions are listed', 'node', ['scripts/indexDecisions.ts', '--check']]],
  [['nothing lies unused', 'knip', ['--no-progress']]],
  [['imports run one way', 'depcruise', ['.', '--output-type', 'err-long']]],
  [['generated files are current', 'node', ['scripts/generate.ts', '--check']]],
  [['format and lint', 'biome', ['ci', '--colors=off']]],
  [['definitions are printed one way', 'node', ['scripts/printSite.ts', '--check']]],
  [['definitions are short and say nothing twice', 'node', ['scripts/checkSite.ts']]],
  [['texts keep to the glossary', 'node', ['scripts/checkGlossary.ts']]],
  [['API descriptions', 'redocly', ['lint']]],
  [['lock file can be installed', 'npm', ['ci', '--dry-run']]],
]

/**
 * Runs checks, one line each as they end, going on after a failure.
 * @param words run only those that hold one of them in their name; all without any
 * @param atOnce so many beside each other: most of them use one processor
 */
export async function runChecks(
  words: readonly string[] = [],
  atOnce = Math.min(4, availableParallelism()),
): Promise<TimedCount> {
  const isWanted = ([name]: Check) => words.length === 0 || words.some((word) => name.includes(word))
  const chosen = CHECKS.map((list) => list.filter(isWanted))
  const waiting = [...chosen]
  const failures: string[] = []
  const started = performance.now()
  async function work(): Promise<void> {
    for (let list = waiting.shift(); list; list = waiting.shift())
      for (const check of list) failures.push(...(await runCheck(check)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = (performance.now() - started) / 1000
  const passed = chosen.flat().length - failures.length
  return { name: 'check', seconds, passed, failed: failures.length, failures }
}

/** What is wrong, with all that the command said of it. */
async function runCheck([name, command, args]: Check): Promise<string[]> {
  const { ok, output, milliseconds } = await runTool(command, args, {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const said = `${name} (${(milliseconds / 1000).toFixed(1)} s)`
  const failure = `${said}\n${output.trimEnd().replace(/^/gm, '       ')}\n`
  console.log(ok ? `ok     ${said}` : `FAILED ${failure}`)
  return ok ? [] : [failure]
}

if (import.meta.main) {
  const { passed, failed } = await runChecks(process.argv.slice(2))
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
