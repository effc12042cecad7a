import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { runChecks } from './check.ts'
import { inLanes } from './lib/inLanes.ts'
import { runTests, tellCounts } from './lib/runTests.ts'

// Runs the checks and the tests (tests/README.md):
//   npm test            what whoever sends a change waits for
//   npm run test:all    that on every database, the commands of the README, benchmarks, and what presses and kills servers

/** The longest first, so that whoever is free takes what fits beside the rest (tests/README.md has their minutes). */
const USUAL = ['e2e', 'contract', 'browser', 'property', 'unit', 'storybook']
/** What few changes can break, and what takes as long as half of the rest. */
const RARE = ['load', 'commands']

/** A project keeps two processors busy: more beside each other on fewer take longer, all in all. */
const lanes = Math.max(1, Math.floor(availableParallelism() / 2))

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const projects = values.all ? [...USUAL.slice(0, 2), ...RARE, ...USUAL.slice(2)] : USUAL
const env: Record<string, string> = values.all ? { EVERY_DATABASE: '1' } : {}

console.log('\n== check')
const checks = await runChecks()
console.log('\n== tests')
const tests = await inLanes(
  projects.map((project) => () => runTests({ project, env })),
  lanes,
)
process.exitCode = tellCounts([checks, ...tests])
