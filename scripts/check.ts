import { runTool } from './runTool.ts'

/** Every check of the code that is not a test: its name and the command that makes it. */
const CHECKS: [name: string, command: string, args: string[]][] = [
  ['lock file can be installed', 'npm', ['ci', '--dry-run']],
  ['generated files are current', 'node', ['scripts/generate.ts', '--check']],
  ['format and lint', 'biome', ['ci', '--colors=off']],
  ['types of browser code', 'tsc', ['-p', 'tsconfig.browser.json']],
  ['types of Node code', 'tsc', ['-p', 'tsconfig.node.json']],
  ['types of tests', 'tsc', ['-p', 'tsconfig.tests.json']],
  ['imports run one way', 'depcruise', ['.', '--output-type', 'err-long']],
  ['nothing lies unused', 'knip', ['--no-progress']],
  ['API descriptions', 'redocly', ['lint']],
  ['browser build', 'node', ['scripts/build.ts']],
  ['size budgets', 'size-limit', []],
  ['first screen has no form engine', 'node', ['scripts/checkFirstScreen.ts']],
]

/** Runs all checks, one line each, going on after a failure. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0
  for (const [name, command, args] of CHECKS) {
    const { ok, output, milliseconds } = await runTool(command, args, {
      env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`)
    if (ok) continue
    failed += 1
    console.log(`${output.trimEnd().replace(/^/gm, '       ')}\n`)
  }
  return { passed: CHECKS.length - failed, failed }
}

if (import.meta.main) {
  const { failed } = await runChecks()
  process.exitCode = failed > 0 ? 1 : 0
}
