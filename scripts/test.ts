import { parseArgs } from 'node:util'
import { runChecks } from './check.ts'
import { runTests, tellCounts } from './lib/runTests.ts'
import type { TestCount } from './lib/testCounts.ts'

// Runs the checks and the tests (tests/README.md):
//   npm test            what whoever sends a change waits for
//   npm run test:all    that on every database, the commands of the README, benchmarks, and what presses and kills servers

/** The longest first, so that whoever is free takes what fits beside the rest (tests/README.md has their minutes). */
const PROJECTS = ['e2e', 'contract', 'browser', 'property', 'unit', 'storybook']
/** What few changes can break and what takes as long as all the rest. */
const RARELY = ['load', 'commands']

/**
 * So many projects beside each other: tests wait for servers, databases and pages for a third of their time, in which
 * the other one goes on.
 */
const LANES = 2

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

console.log('\n== check')
const checks = await runChecks()
console.log('\n== tests')
const tests: TestCount[] = []
const waiting = values.all ? [...PROJECTS.slice(0, 2), ...RARELY, ...PROJECTS.slice(2)] : [...PROJECTS]
await Promise.all(Array.from({ length: LANES }, runLane))
process.exitCode = tellCounts([checks, ...tests])

async function runLane(): Promise<void> {
  for (let project = waiting.shift(); project; project = waiting.shift())
    tests.push(await runTests({ project, ...(values.all && { env: { EVERY_DATABASE: '1' } }) }))
}
